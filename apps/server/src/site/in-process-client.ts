import { type Client, createClient } from '@potager/domain/api'
import { createSessionStore } from '@potager/domain/auth'
import type { FastifyInstance, InjectOptions } from 'fastify'

const nobody = createSessionStore(() => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }))

/**
 * The typed client for rendering pages: its calls enter this application where the network's do, so a page shows what
 * the API answers, ours or another backend's, and no connection is opened for it. Nobody is signed in.
 */
export function inProcessClient(app: FastifyInstance): Client {
  const answer = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { status, headers, body } = await app
      .inject({
        method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
        url: String(url),
        headers: init.headers as Record<string, string>,
        ...(init.signal ? { signal: init.signal } : {}),
      })
      .then((reply) => ({ status: reply.statusCode, headers: reply.headers, body: reply.body }))
    return new Response(status === 204 ? null : body, {
      status,
      headers: { 'content-type': String(headers['content-type'] ?? '') },
    })
  }
  return createClient({ baseUrl: '/api', session: nobody, fetch: answer })
}
