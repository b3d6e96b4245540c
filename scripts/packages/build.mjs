import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { replaceWhole } from '../outputs.mjs'
import { at } from '../root.mjs'
import { writeDeclarations } from './declarations.mjs'
import { compileModules } from './modules.mjs'

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
function readManifest(name) {
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
function publishedManifest(manifest, { specifiers, files, out }) {
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

/** For TypeScript: the declarations of the package, where sources of another import it. */
function declaredIn(name) {
  const { name: full, exports } = readManifest(name)
  const declaration = (path) => at('packages', name, 'dist', path.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '.d.ts'))
  return Object.fromEntries(
    Object.entries(exports).map(([entry, path]) => [`${full}${entry.slice(1)}`, [declaration(path)]]),
  )
}

/** Imports a built module of `@potager/ui` that is not in its place yet: what it takes of the domain is linked beside it. */
async function importBuilt(out, module) {
  const beside = join(out, 'node_modules/@potager')
  mkdirSync(beside, { recursive: true })
  symlinkSync(at('packages/domain/dist'), join(beside, 'domain'), 'dir')
  try {
    return await import(pathToFileURL(join(out, module)).href)
  } finally {
    rmSync(join(out, 'node_modules'), { recursive: true })
  }
}

/** What of `@potager/ui` is written by its own code: the tokens, for pages without a bundler and for design programs. */
async function writeTokens(out) {
  const tokens = await importBuilt(out, 'foundations/tokens/index.js')
  const beside = tokens.fontFiles.map((address) => `./assets/${address.split('/').at(-1)}`)
  writeFileSync(join(out, 'tokens.css'), `${tokens.fontsCss('swap', beside)}\n${tokens.tokensCss()}\n`)
  const files = tokens.designTokens()
  mkdirSync(join(out, 'tokens'))
  for (const [name, file] of Object.entries(files))
    writeFileSync(join(out, 'tokens', name), `${JSON.stringify(file, null, 2)}\n`)
  return ['styles.css', 'tokens.css', ...Object.keys(files).map((name) => `tokens/${name}`)]
}

const packages = {
  domain: { paths: () => ({}), files: () => [] },
  ui: { paths: () => declaredIn('domain'), files: writeTokens },
  'admin-kit': { paths: () => ({ ...declaredIn('domain'), ...declaredIn('ui') }), files: () => ['styles.css'] },
}

/**
 * Builds `packages/<name>/dist`, the folder that is published: modules, declarations, styles, manifest and texts.
 * @param name 'domain', or 'ui', which needs the domain's, or 'admin-kit', which needs both
 */
export async function buildPackage(name) {
  const folder = at('packages', name)
  const manifest = readManifest(name)
  const { paths, files } = packages[name]
  await replaceWhole(`packages/${name}/dist`, async (aside) => {
    const out = at(aside)
    const entries = Object.values(manifest.exports).map((path) => join(folder, path))
    const [modules, declarations] = await Promise.all([
      compileModules({ sources: join(folder, 'src'), entries, out }),
      writeDeclarations({ folder, entries, out, paths: paths() }),
    ])
    const exported = await files(out)
    const published = publishedManifest(manifest, { specifiers: [...modules, ...declarations], files: exported, out })
    writeFileSync(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
    for (const text of ['README.md', 'CHANGELOG.md', 'picture.png']) copyFileSync(join(folder, text), join(out, text))
    copyFileSync(at('LICENSE'), join(out, 'LICENSE'))
  })
}
