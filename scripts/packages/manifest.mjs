import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../root.mjs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))

/** The package's name within a specifier: `@mui/material` of `@mui/material/styles`. */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** The versions of `pnpm-workspace.yaml`. */
function readCatalog() {
  const [, block = ''] = /^catalog:\n((?: {2}.+\n)+)/m.exec(readFileSync(at('pnpm-workspace.yaml'), 'utf8')) ?? []
  return Object.fromEntries(
    [...block.matchAll(/^ {2}"?([^":]+)"?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  )
}

/** What is published of a package's manifest, by its folder's name: `./testing` is for the workspace's own tests. */
export function readManifest(name) {
  const manifest = readJson(at('packages', name, 'package.json'))
  const { './testing': _, ...exports } = manifest.exports
  return { ...manifest, exports }
}

function versionOf(name, wanted, catalog) {
  if (wanted === 'catalog:') return `^${catalog[name]}`
  if (wanted.startsWith('workspace:')) return readManifest(name.split('/')[1]).version
  return wanted
}

/**
 * What the modules import decides: a package that is bundled (a typeface) is no dependency, one that the manifest
 * misses is a mistake, and a peer is a peer only.
 */
function dependenciesOf({ dependencies = {}, peerDependencies = {} }, specifiers) {
  const used = new Set(specifiers.map(packageOf))
  const undeclared = [...used].filter((name) => !dependencies[name] && !peerDependencies[name])
  if (undeclared.length > 0) throw new Error(`Imported and not declared: ${undeclared.join(', ')}`)
  const catalog = readCatalog()
  const kept = Object.entries(dependencies).filter(([name]) => used.has(name) && !peerDependencies[name])
  return Object.fromEntries(kept.map(([name, wanted]) => [name, versionOf(name, wanted, catalog)]))
}

/**
 * The manifest that is published, of the one that the workspace works with: entry points of compiled modules and of
 * `files`, real versions, no scripts.
 * @param specifiers what its modules and declarations import
 * @param files further exported files by name, `styles.css`
 */
export function publishedManifest(manifest, { specifiers, files, out }) {
  const compiled = (path) => path.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '')
  const { name, version, description, keywords, license, type, peerDependencies, peerDependenciesMeta } = manifest
  const styled = existsSync(join(out, 'no-styles.js'))
  return {
    name,
    version,
    description,
    keywords,
    license,
    type,
    engines: readJson(at('package.json')).engines,
    sideEffects: manifest.sideEffects.map((path) => (path.startsWith('./') ? `${compiled(path)}.js` : path)),
    exports: {
      ...mapValues(manifest.exports, (path) => ({ types: `${compiled(path)}.d.ts`, default: `${compiled(path)}.js` })),
      ...Object.fromEntries(files.map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    ...(styled && { imports: { '#styles/*': { node: './no-styles.js', default: './*' } } }),
    ...(peerDependencies && { peerDependencies, peerDependenciesMeta }),
    dependencies: dependenciesOf(manifest, specifiers),
  }
}
