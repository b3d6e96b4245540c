import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const name = 'mockServiceWorker.js'
const read = () => readFile(createRequire(import.meta.url).resolve(`msw/${name}`))

/**
 * Puts MSW's worker, as its package has it, beside the page of the stories: a worker answers for what lies beneath its own
 * address, so that one of Storybook's never answers for the product.
 */
export const networkWorker: Plugin = {
  name: 'potager:network-worker',
  configureServer({ middlewares }) {
    middlewares.use(`/${name}`, (_, response, next) => {
      read().then((source) => response.setHeader('content-type', 'text/javascript').end(source), next)
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: name, source: await read() })
  },
}
