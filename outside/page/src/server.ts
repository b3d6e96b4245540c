import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { document } from './page.js'

/** The folder of the package's style sheets, with the typefaces beside them. */
const ui = dirname(fileURLToPath(import.meta.resolve('@potager/ui/styles.css')))
const types: Record<string, string> = { css: 'text/css', woff2: 'font/woff2' }

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const [, file] = /^\/ui\/([\w./-]+)$/.exec(pathname) ?? []
  if (!file) {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(document(Date.now()))
    return
  }
  const content = await readFile(join(ui, normalize(file))).catch(() => null)
  if (!content) response.writeHead(404).end()
  else response.setHeader('content-type', types[file.split('.').at(-1) ?? ''] ?? 'text/plain').end(content)
})

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/`)
})
