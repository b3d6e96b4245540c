import type { FastifyInstance } from 'fastify'

/** One call of a run, and how it was answered. */
export type Seen = { method: string; path: string; status: number }

/** A fetch that calls our own server in process and tells of each call. */
export const inProcess =
  (app: FastifyInstance, saw: (seen: Seen) => void = () => {}): typeof fetch =>
  async (input, init = {}) => {
    const url = new URL(String(input))
    const method = init.method ?? 'GET'
    const reply = await app.inject({
      method: method as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    })
    saw({ method, path: url.pathname.replace('/api', ''), status: reply.statusCode })
    return new Response(reply.body === '' ? null : reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    })
  }
