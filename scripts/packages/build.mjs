import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { replaceWhole } from '../replace.mjs'
import { at } from '../root.mjs'
import { writeDeclarations } from './declarations.mjs'
import { publishedManifest, readManifest } from './manifest.mjs'
import { compileModules } from './modules.mjs'

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
