import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import { watchChanges, watchMenu } from '@potager/domain/changes'
import { contract } from '@potager/domain/contract'
import { requestRefusals } from '@potager/domain/messages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { networkOf } from '../auth/throttle.ts'
import { notFound, Refusal } from '../errors.ts'
import { findRestaurant } from '../restaurant/queries.ts'
import { beyondSpecification, guard, type Services } from '../serve.ts'
import type { Hub, Stream } from './hub.ts'

/** How many streams one process has, and one address; how long one lasts. */
type MenuStreamLimits = { all: number; own: number; lifeMs: number }
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

/** Bytes buffered for a slow reader; one that falls further behind must reconnect. */
const MOST_WAITING = 64 * 1024

/** Answers with server-sent events: `join` gets the stream, and returns what is done when it closes. */
function answerEvents(reply: FastifyReply, join: (stream: Stream) => () => void): FastifyReply {
  const stream = new Readable({ read: () => undefined })
  const leave = join({
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
}

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
