import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Inlines SVGs instead of linking them: the served Storybook is sandboxed, and a document cannot use an SVG fragment of
 * another origin.
 */
export const drawingsInPage: Plugin = {
  name: 'potager:drawings-in-page',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    const [file = '', query] = id.split('?')
    if (query !== 'url' || !file.endsWith('/illustration/drawings.svg')) return null
    const drawings = JSON.stringify(await readFile(file, 'utf8'))
    return {
      code: `document.body.append(Object.assign(document.createElement('div'), { hidden: true, innerHTML: ${drawings} }))\nexport default ''`,
      // The package says that none of its modules but CSS has effects: without this, the drawings would be dropped.
      moduleSideEffects: 'no-treeshake',
    }
  },
}

const MARK = '?english'
const views = fileURLToPath(new URL('../../ui/src/', import.meta.url))
const catalogue = fileURLToPath(new URL('../src/foundations/english.ts', import.meta.url))

/**
 * A view that is imported with `?english` takes its words from the English catalogue, and so does each view that it
 * imports: what the alias of `@potager/domain/messages` does in a consumer's bundler, in one page of this Storybook.
 */
export const otherLanguage: Plugin = {
  name: 'potager:other-language',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const inside = importer.endsWith(MARK)
    if (!inside && !source.endsWith(MARK)) return null
    if (source === '@potager/domain/messages') return catalogue
    const found = await this.resolve(source.replace(MARK, ''), importer.replace(MARK, ''), { skipSelf: true })
    return found?.id.startsWith(views) && /\.tsx?$/.test(found.id) ? found.id + MARK : found
  },
  load: (id) => (id.endsWith(MARK) ? readFile(id.slice(0, -MARK.length), 'utf8') : null),
}
