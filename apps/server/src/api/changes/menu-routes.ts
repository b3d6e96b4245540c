import { randomInt } from 'node:crypto'
import { watchMenu } from '@potager/domain/changes'
import { contract } from '@potager/domain/contract'
import { requestRefusals } from '@potager/domain/messages'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { networkOf } from '../auth/visitor.ts'
import { notFound, Refusal } from '../refusal.ts'
import { findRestaurant } from '../restaurant/queries.ts'
import { beyondSpecification, type Services } from '../serve.ts'
import { answerEvents } from './answer.ts'
import type { Hub } from './hub.ts'

/** How many streams one process has, and one address; how long one lasts. */
export type MenuStreamLimits = { all: number; own: number; lifeMs: number }
/**
 * A quarter of a process's connections; an office, or guests on the house's own network, share an address; a browser comes back
 * by itself after the end, what left without a word does not.
 */
const menuStreamLimits: MenuStreamLimits = { all: 1000, own: 50, lifeMs: 5 * 60_000 }
/** A browser waits this long before it comes back; drawn, so that all do not come at once after a restart. */
const BACK_AFTER_MS = [2000, 8000] as const

const { params } = contract.restaurantMenu.listRestaurantMenu
type Params = z.output<typeof params>

/**
 * GET /notprotected/restaurant/:id/menu/changes (extension): server-sent events for an open public page. Each says that the
 * menu is to be read again, and nothing else. EventSource never comes back after a refusal: a page then follows no more.
 */
export function registerMenuChanges(
  app: FastifyInstance,
  { db, fingerprint }: Pick<Services, 'db' | 'fingerprint'>,
  hub: Hub,
  most: MenuStreamLimits = menuStreamLimits,
): void {
  app.route<{ Params: Params }>({
    method: watchMenu.method,
    url: watchMenu.path,
    exposeHeadRoute: false,
    schema: {
      tags: ['restaurant-menu'],
      operationId: watchMenu.name,
      summary: 'Suivre la carte d’un restaurant (extension)',
      description:
        'Événements `menu`, sans contenu : la carte est à relire. Le flux se termine au bout de quelques minutes.',
      security: [],
      ...beyondSpecification(watchMenu),
      params,
      response: {
        200: { description: 'Événements', content: { 'text/event-stream': { schema: z.string() } } },
      },
    },
    handler: async (request, reply) => {
      const restaurant = await findRestaurant(db, request.params.id)
      if (!restaurant) throw notFound(requestRefusals.unknown.restaurant)
      const visitor = fingerprint(`address ${networkOf(request.ip)}`)
      const { all, own } = hub.countMenus(visitor)
      if (own >= most.own) throw new Refusal(429, requestRefusals.tooManyMenus, { retryAfter: 60 })
      if (all >= most.all) throw new Refusal(503, requestRefusals.busy, { retryAfter: 60 })
      return answerEvents(reply, (stream) => {
        stream.send(`retry: ${randomInt(...BACK_AFTER_MS)}\n\n`)
        const leave = hub.watchMenu({ ...stream, restaurantId: restaurant.id, visitor })
        const life = setTimeout(() => {
          leave()
          stream.end()
        }, most.lifeMs).unref()
        return () => {
          clearTimeout(life)
          leave()
        }
      })
    },
  })
}
