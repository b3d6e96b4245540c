import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const BIT = 700

async function pass(address: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual' })
  const type = answer.headers.get('content-type') ?? ''
  const policy = answer.headers.get('content-security-policy')
  response.writeHead(answer.status, { 'content-type': type, ...(policy && { 'content-security-policy': policy }) })
  const body = Buffer.from(await answer.arrayBuffer())
  const start = type.startsWith('text/html') ? body.indexOf('<body') : body.length
  response.write(body.subarray(0, start))
  for (let at = start; at < body.length; at += BIT) {
    response.write(body.subarray(at, at + BIT))
    await wait(40)
  }
  response.end()
}

/** A proxy that sends documents bit by bit, as over a poor network, and everything else at once. */
export async function slowDocuments(origin: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    pass(origin + request.url, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
