import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { preprocessCSS, resolveConfig } from 'vite'

const SHEET = /\.module\.css$/
const MODULE = /\.styles\.js$/

/** The same on every machine, and no other package's: `potager-Button-primary-3f2a`. */
function scopedName(sources) {
  return (name, file) => {
    const path = relative(sources, file)
    const hash = createHash('sha256').update(path).digest('hex').slice(0, 4)
    return `potager-${basename(path).replace(SHEET, '')}-${name}-${hash}`
  }
}

/** A sheet's own dependencies first, as a bundler orders them: rules of a screen come after those of its parts. */
function inOrder(ids, info, seen = new Set()) {
  return ids.flatMap((id) => {
    if (seen.has(id)) return []
    seen.add(id)
    return [...inOrder(info(id)?.importedIds ?? [], info, seen), id]
  })
}

/**
 * CSS modules as plain style sheets beside modules of their class names. Each is imported as `#styles/…`, which the
 * manifest resolves to the sheet for bundlers and to nothing for Node; all of them are in `styles.css`.
 */
async function styles(sources) {
  const config = await resolveConfig(
    { configFile: false, logLevel: 'error', css: { modules: { generateScopedName: scopedName(sources) } } },
    'build',
    // Vite tells the whole process: what is started later must not take itself for a development.
    'production',
    'production',
  )
  const sheets = new Map()
  return {
    name: 'styles',
    resolveId: (source, importer) =>
      SHEET.test(source) ? resolve(dirname(importer), source).replace(SHEET, '.styles.js') : null,
    async load(id) {
      if (!MODULE.test(id)) return null
      const file = id.replace(MODULE, '.module.css')
      const { code, modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
      const fileName = relative(sources, file).replace(SHEET, '.css')
      sheets.set(id, { fileName, source: code })
      return {
        code: `import '#styles/${fileName}'\nexport default ${JSON.stringify(modules)}`,
        moduleSideEffects: false,
      }
    },
    generateBundle() {
      if (sheets.size === 0) return
      const ids = [...this.getModuleIds()]
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry)
      const ordered = inOrder(entries, (id) => this.getModuleInfo(id)).filter((id) => sheets.has(id))
      for (const id of ordered) this.emitFile({ type: 'asset', ...sheets.get(id) })
      const all = ordered.map((id) => sheets.get(id).source).join('\n')
      this.emitFile({ type: 'asset', fileName: 'styles.css', source: all })
      this.emitFile({ type: 'asset', fileName: 'no-styles.js', source: '// For Node, which cannot import styles.\n' })
    },
  }
}

const QUERY = /\?(url|raw)$/

/** The nearest package folder's LICENSE, which has to go with a file that is copied out of it. */
const licenceOf = (file) => file.replace(/^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/.*$/, '$1/LICENSE')

/**
 * What sources import by Vite's queries, for consumers with another bundler or none: `?raw` becomes a string, `?url` an
 * address beside the module, which bundlers and browsers resolve alike.
 */
const assets = (sources) => ({
  name: 'assets',
  resolveId(source, importer) {
    const [, query] = QUERY.exec(source) ?? []
    if (!query) return null
    const file = createRequire(importer).resolve(source.replace(QUERY, ''))
    // Its module stands beside the one that imports it, also when the file is another package's.
    return { id: `${dirname(importer)}/${basename(file)}.${query}.js`, meta: { asset: { file, query } } }
  },
  async load(id) {
    const { asset } = this.getModuleInfo(id)?.meta ?? {}
    if (!asset) return null
    const { file, query } = asset
    if (query === 'raw') return `export default ${JSON.stringify(await readFile(file, 'utf8'))}`
    const fileName = `assets/${basename(file)}`
    this.emitFile({ type: 'asset', fileName, source: await readFile(file) })
    if (file.includes('/node_modules/')) {
      const licence = `assets/${basename(file, extname(file))}.LICENSE`
      this.emitFile({ type: 'asset', fileName: licence, source: await readFile(licenceOf(file)) })
    }
    const address = `${relative(dirname(relative(sources, id)), '.') || '.'}/${fileName}`
    return `export default /* @__PURE__ */ new URL(${JSON.stringify(address)}, import.meta.url).href`
  },
})

const isOwn = (id) => id.startsWith('.') || id.startsWith('/')

/** `Name.published.tsx` stands in for `Name.tsx`: what the product's own build does better than a consumer's can. */
const published = {
  name: 'published',
  resolveId(source, importer) {
    if (!importer || !/^\..*\.tsx?$/.test(source)) return null
    const path = resolve(dirname(importer), source).replace(/(\.tsx?)$/, '.published$1')
    return path !== importer && existsSync(path) ? path : null
  },
}

/**
 * Compiles a package's sources to ES modules in `out`, one for each source, so that a consumer's bundler drops what is
 * not used. Resolves to the specifiers that they import from elsewhere.
 * @param entries absolute paths of the sources that the package exports
 */
export async function compileModules({ sources, entries, out }) {
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((path) => [relative(sources, path).replace(/\.tsx?$/, ''), path])),
    platform: 'neutral',
    external: (id) => !isOwn(id) && !/\?(?:url|raw)$/.test(id),
    checks: { pluginTimings: false },
    transform: { jsx: { runtime: 'automatic', development: false }, target: 'es2023' },
    plugins: [published, assets(sources), await styles(sources)],
  })
  const { output } = await bundle.write({
    dir: out,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: sources,
    entryFileNames: '[name].js',
    sourcemap: true,
    // Sources are in the maps; their paths are those of the package, wherever it was built.
    sourcemapPathTransform: (source, map) =>
      relative(dirname(map), resolve(out, 'src', relative(sources, resolve(dirname(map), source)))),
  })
  await bundle.close()
  const names = new Set(output.filter(({ type }) => type === 'chunk').map(({ fileName }) => fileName))
  return output
    .filter(({ type }) => type === 'chunk')
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((id) => !names.has(id) && !id.startsWith('#'))
}
