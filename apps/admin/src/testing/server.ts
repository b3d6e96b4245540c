import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contractNetwork } from '@potager/domain/fixtures'

type Network = ReturnType<typeof contractNetwork>

let network: Network = contractNetwork({})

/** Answers from now on as this network does; returns the one before. */
export function answerFrom(next: Network): Network {
  const before = network
  network = next
  return before
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = (await request.setEncoding('utf8').toArray()).join('')
  const sent = text ? JSON.parse(text) : undefined
  const { status, body } = await network.answer(request.method ?? 'GET', request.url ?? '/', sent)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null))
}

// One server per process: the back-office reads its URL once, at load.
const server = createServer((request, response) => void serve(request, response))
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
server.unref()

/** Writes the server's URL into the document, where the back-office reads it. */
export function tellAddress(): void {
  const { port } = server.address() as AddressInfo
  const config = document.createElement('script')
  Object.assign(config, { id: 'app-config', type: 'application/json' })
  config.textContent = JSON.stringify({ apiBase: `http://127.0.0.1:${port}`, extensions: true })
  document.body.replaceChildren(config)
}
