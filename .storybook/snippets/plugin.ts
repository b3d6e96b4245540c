import type { Plugin } from 'vite'
import { readShown } from './shown.ts'
import { snippetsOf } from './snippets.ts'

const shown = 'virtual:shown'

/**
 * `import code from './X.stories.tsx?snippets'`: the code of each story of a file, by the end of its id; `virtual:shown`: which page
 * shows which components.
 */
export const snippets: Plugin = {
  name: 'potager:snippets',
  enforce: 'pre',
  resolveId: (source) => (source === shown ? `\0${shown}` : null),
  load(id) {
    if (id === `\0${shown}`) return `export const shown = ${JSON.stringify(readShown())}`
    const [file, query] = id.split('?')
    return file && query === 'snippets' ? `export default ${JSON.stringify(snippetsOf(file))}` : null
  },
}
