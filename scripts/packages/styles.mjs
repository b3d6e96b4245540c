import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, relative, resolve } from 'node:path'
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
export async function styles(sources) {
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
