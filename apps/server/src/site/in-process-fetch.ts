import type { FastifyInstance } from 'fastify'

/**
 * A fetch for rendering pages: its calls enter this application where the network's do, so a page shows what the API
 * answers, ours or another backend's, and no connection is opened for it. Takes paths, reads text.
 */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
  return async (url, init = {}) => {
    const reply = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: String(url),
      headers: init.headers as Record<string, string>,
      ...(init.signal ? { signal: init.signal } : {}),
    })
    return new Response(reply.statusCode === 204 ? null : reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    })
  }
}
