import type { FastifyInstance } from 'fastify'

/**
 * A fetch for rendering: its calls enter this application like network requests, so a page shows what the API answers,
 * ours or another backend's, without opening a connection. Takes paths, reads text. `ip` is the visitor's, for calls
 * limited by address.
 */
export function inProcessFetch(app: FastifyInstance, ip?: string): typeof fetch {
  return async (url, init = {}) => {
    const reply = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: String(url),
      headers: init.headers as Record<string, string>,
      ...(ip ? { remoteAddress: ip } : {}),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      ...(init.signal ? { signal: init.signal } : {}),
    })
    return new Response(reply.statusCode === 204 ? null : reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    })
  }
}
