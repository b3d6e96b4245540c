import { readFile } from 'node:fs/promises'
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
