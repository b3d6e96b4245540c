import { watchChanges } from '@potager/domain/changes'
import { requestRefusals } from '@potager/domain/messages'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { beyondSpecification, guard, type Services } from '../serve.ts'
import { answerEvents } from './answer.ts'
import type { Hub } from './hub.ts'

/** A browser opens one for all its tabs; a team may share an account. */
const MOST_STREAMS = 20

/**
 * GET /changes (extension): server-sent events, open until the session ends. `resync` asks to read everything again,
 * `change` names a record that was created or changed. They are hints without content; clients still poll lists.
 */
export function registerChanges(app: FastifyInstance, services: Services, hub: Hub): void {
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
      return answerEvents(reply, (stream) => hub.watch({ ...caller, ...stream }))
    },
  })
}
