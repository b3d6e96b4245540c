import { Readable } from 'node:stream'
import { watchChanges } from '@potager/domain/changes'
import { requestRefusals } from '@potager/domain/messages'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { beyondSpecification, guard, type Services } from '../serve.ts'
import { createHub } from './hub.ts'

/** A browser opens one for all its tabs; a team may share an account. */
const MOST_STREAMS = 20
/** Bytes buffered for a slow reader; one that falls further behind must reconnect. */
const MOST_WAITING = 64 * 1024

/**
 * GET /changes (extension): server-sent events, open until the session ends. `resync` asks to read everything again,
 * `change` names a record that was created or changed. They are hints without content; clients still poll lists.
 */
export function registerChanges(app: FastifyInstance, services: Services): void {
  const hub = createHub(services.db, (work, error) => app.log.error({ err: error }, `${work} failed`))
  app.addHook('preClose', () => hub.close())

  app.route({
    method: watchChanges.method,
    url: watchChanges.path,
    exposeHeadRoute: false,
    schema: {
      tags: ['changes'],
      operationId: watchChanges.name,
      summary: 'Suivre les changements (extension)',
      description:
        'Événements `resync` (tout relire) et `change` ({resource, id?, restaurantId?, version}), sans fin tant que la session dure.',
      security: [{ bearer: [] }],
      ...beyondSpecification(watchChanges),
      response: {
        200: { description: 'Événements', content: { 'text/event-stream': { schema: z.string() } } },
      },
    },
    onRequest: guard(services, watchChanges.access),
    handler: async (request, reply) => {
      const { caller } = request
      if (!caller) throw new Error('The guard let nobody in')
      if (hub.count(caller.accountId) >= MOST_STREAMS) {
        throw new Refusal(429, requestRefusals.tooManyFollowers, { retryAfter: 60 })
      }
      const stream = new Readable({ read: () => undefined })
      const leave = hub.watch({
        ...caller,
        send: (text) => {
          stream.push(text)
          if (stream.readableLength > MOST_WAITING) stream.destroy()
        },
        end: () => stream.push(null),
      })
      stream.once('close', leave)
      // The connection closes with the stream: kept alive, it would delay the shutdown of the server.
      return reply
        .headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', connection: 'close' })
        .send(stream)
    },
  })
}
