import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Limits of a connection. Times are in milliseconds. */
export const connectionLimits = {
  /** For the headers of a request, and for all of it, to arrive. */
  arrivalMs: 10_000,
  /** Between two checks of incomplete requests. */
  lookMs: 1000,
  /**
   * Without a byte in either direction: an answer is not read, or never comes. Longer than the heartbeat of the change
   * stream.
   */
  silenceMs: 30_000,
  /**
   * Idle time between two requests. Longer than proxies keep a connection (60 s), so that none sends on a closing one.
   */
  restMs: 72_000,
  /** Silence of another backend before it is given up; shorter than `silenceMs` of the connection that waits for it. */
  patienceMs: 20_000,
  /** Pipelined requests, sent before the previous answer. Browsers and proxies send none. */
  ahead: 4,
  /** Simultaneous connections. */
  open: 4096,
}

export type ConnectionLimits = typeof connectionLimits

/** The limits as Fastify options. */
export function connectionOptions({ arrivalMs, lookMs, silenceMs, restMs }: ConnectionLimits) {
  return {
    requestTimeout: arrivalMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: restMs,
    http: { headersTimeout: arrivalMs, connectionsCheckingInterval: lookMs },
  }
}

/**
 * Closes a connection that pipelines too many requests without reading the answers: all of them would be computed and
 * wait in memory. Refuses connections beyond `open`.
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
