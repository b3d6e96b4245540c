import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, relative } from 'node:path'

const QUERY = /\?(url|raw)$/

/** The nearest package folder's LICENSE, which has to go with a file that is copied out of it. */
const licenceOf = (file) => file.replace(/^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/.*$/, '$1/LICENSE')

/**
 * What sources import by Vite's queries, for consumers with another bundler or none: `?raw` becomes a string, `?url` an
 * address beside the module, which bundlers and browsers resolve alike.
 */
export const assets = (sources) => ({
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
