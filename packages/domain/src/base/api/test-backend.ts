import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AuthData, SessionStore } from '../auth/session.ts'
import { ApiError } from './call.ts'

/** One request as the test's backend received it. */
export type RecordedRequest = { method: string; url: string; authorization?: string; key?: string; body: string }
/** The answer of a test's backend: an empty 200 by default. */
export type BackendReply = { status?: number; body?: unknown; type?: string; raw?: string; delayMs?: number }

const open: (() => void)[] = []

/** Closes every backend of the finished test. */
export function closeBackends(): void {
  for (const close of open.splice(0)) close()
}

/** A real server on loopback that records requests and gives the test's answers. */
export async function backend(answer: (seen: RecordedRequest, count: number) => BackendReply) {
  const seen: RecordedRequest[] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { authorization } = request.headers
      const key = request.headers['idempotency-key']
      const asked: RecordedRequest = {
        method: request.method ?? '',
        url: request.url ?? '',
        body: Buffer.concat(chunks).toString(),
        ...(authorization ? { authorization } : {}),
        ...(typeof key === 'string' ? { key } : {}),
      }
      seen.push(asked)
      const { status = 200, body, raw, type = 'application/json', delayMs = 0 } = answer(asked, seen.length)
      setTimeout(() => {
        response.writeHead(status, { 'content-type': type })
        response.end(raw ?? (body === undefined ? '' : JSON.stringify(body)))
      }, delayMs)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { seen, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` }
}

/** A session in memory that counts how often it was ended. */
export function memorySession(auth: AuthData | null): SessionStore & { ended: number } {
  const session = {
    ended: 0,
    read: () => auth,
    write: (next: AuthData | null) => {
      auth = next
    },
    forget: () => {
      auth = null
      session.ended++
    },
  }
  return session
}

/** The ApiError that a call must fail with. */
export async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('An ApiError was expected')
  return error
}

/** Auth data whose access token the test's backend treats as expired. */
export const signedIn = { accessToken: 'old', refreshToken: 'r1', tenant: 7 }
