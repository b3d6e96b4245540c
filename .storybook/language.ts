import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const messages = resolve(import.meta.dirname, '../packages/domain/src/messages')
const french = resolve(messages, 'fr')
/** Formats that write words of their own: months and days as Intl has them, codes as they are shown. */
const formats = ['codes', 'dates'].map((name) => resolve(messages, `../format/${name}.ts`))
const marked = '\0marked:'

/** A text of the catalogue with its marks, and whatever the catalogue's functions answer. */
const mark = `
const mark = (value) => {
  if (typeof value === 'string') return /\\p{L}/u.test(value) ? '⟦' + value + '⟧' : value
  if (typeof value === 'function') return (...given) => mark(value(...given))
  if (Array.isArray(value)) return value.map(mark)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mark(item)]))
}
`

/** The same exports as a file of the catalogue, every text between ⟦ and ⟧. */
async function markedFile(file: string): Promise<string> {
  const names = [...(await readFile(file, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const exports = names.map((name) => `export const ${name} = mark(texts.${name})`)
  return [`import * as texts from ${JSON.stringify(file)}`, mark, ...exports].join('\n')
}

/**
 * Draws the product in another language than French: each file of messages/fr is replaced by the one of the same name in
 * messages/<name>. The language « pseudo » needs no files: it marks each French text with ⟦⟧, so that what is on a page
 * outside of the marks did not come from the catalogue.
 */
export function language(name: string): Plugin {
  return {
    name: 'language',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (name === 'fr' || !source.endsWith('.ts') || !importer || importer.startsWith(marked)) return null
      // A French file that takes its words from another one marks them itself.
      if (dirname(importer) === french) return null
      const file = resolve(dirname(importer), source)
      if (name === 'pseudo' && formats.includes(file)) return `${marked}${file}`
      if (dirname(file) !== french) return null
      return name === 'pseudo' ? `${marked}${file}` : resolve(messages, name, basename(file))
    },
    load: (id) => (id.startsWith(marked) ? markedFile(id.slice(marked.length)) : null),
  }
}
