import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What one connection may cost. Times are in milliseconds. */
export const connectionLimits = {
  /** For the headers of a request, and for the whole of it, to arrive. */
  arrivalMs: 10_000,
  /** Between two looks at what has not arrived. */
  lookMs: 1000,
  /** Without a byte in either direction: an answer is not taken, or never comes. Longer than the pause of the stream of changes. */
  silenceMs: 30_000,
  /** Between two requests. Longer than proxies keep a connection (60 s), so that none sends into one that is being closed. */
  restMs: 72_000,
  /** Before another backend that stays silent is given up; shorter than the silence of the connection that waits for it. */
  patienceMs: 20_000,
  /** Requests that came without waiting for the answer before theirs. Browsers and proxies send none. */
  ahead: 4,
  /** Connections at once. */
  open: 4096,
}

export type ConnectionLimits = typeof connectionLimits

/** The part of Fastify's options that the limits are. */
export function connectionOptions({ arrivalMs, lookMs, silenceMs, restMs }: ConnectionLimits) {
  return {
    requestTimeout: arrivalMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: restMs,
    http: { headersTimeout: arrivalMs, connectionsCheckingInterval: lookMs },
  }
}

/**
 * Cuts a connection whose client sends more requests without taking the answers: what it asks for would all be made, and wait in
 * memory. Refuses connections beyond the most.
 */
export function limitConnections(app: FastifyInstance, { ahead, open }: ConnectionLimits): void {
  app.server.maxConnections = open
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count > ahead) {
      reply.hijack()
      socket.destroy()
      return
    }
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    done()
  })
}
