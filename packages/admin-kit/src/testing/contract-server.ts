import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, createClient } from '@potager/domain/api'
import type { AuthData, SessionStore } from '@potager/domain/auth'

/** One request as a test's server received it. */
export type ServedRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, unknown>
  body: unknown
}
export type ServedAnswer = { status?: number; body?: unknown; headers?: Readonly<Record<string, string>> }

/** A real HTTP server for tests: records requests and answers as the test says. */
export async function startContractServer(answer: (seen: ServedRequest) => ServedAnswer) {
  const requests: ServedRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const text = Buffer.concat(chunks).toString()
      const seen: ServedRequest = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: text ? JSON.parse(text) : undefined,
      }
      requests.push(seen)
      const { status = 200, body, headers } = answer(seen)
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
      response.end(body === undefined ? '' : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A session in memory, signed in by default. */
export function memoryAuth(initial: AuthData | null = { accessToken: 'one', refreshToken: 'r1' }): SessionStore {
  let auth = initial
  const write = (next: AuthData | null) => {
    auth = next
  }
  return { read: () => auth, write, forget: () => write(null) }
}

/** A client of the test's server. */
export function clientOf(baseUrl: string, session = memoryAuth()): Client {
  return createClient({ baseUrl, session })
}
