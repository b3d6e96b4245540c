import { calendarFile, feedPath } from '@potager/domain/calendar'
import type { contract } from '@potager/domain/contract'
import { calendarFeedMessages } from '@potager/domain/messages'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isFresh, pageTag } from '../../base/etag.ts'
import { recordAudit } from '../audit/record.ts'
import { findHouse } from '../house/house.ts'
import { notFound } from '../refusal.ts'
import { checkEditor } from '../restaurant/routes.ts'
import { beyondSpecification, type Handlers, type Services } from '../serve.ts'
import { endFeed, feedEntries, feedSince, findFeed, renewFeed } from './queries.ts'

const subject = (id: string) => ({ resource: 'restaurant', resourceId: id, restaurantId: id }) as const

/** The private calendar of a restaurant, for its members and for managers (extension). */
export function calendarHandlers({ db, wire }: Services): Handlers<typeof contract.calendar> {
  return {
    getCalendarFeed: async ({ params: { id }, caller }) => {
      await checkEditor(db, caller, id)
      const since = await feedSince(db, id)
      return since === null ? {} : { since: wire.instant(since) }
    },

    renewCalendarFeed: ({ params: { id }, caller }) =>
      db.transaction(async (tx) => {
        await checkEditor(tx, caller, id)
        const path = feedPath(await renewFeed(tx, id))
        await recordAudit(tx, caller, { action: 'renewCalendarFeed', ...subject(id) })
        return { path }
      }),

    revokeCalendarFeed: ({ params: { id }, caller }) =>
      db.transaction(async (tx) => {
        await checkEditor(tx, caller, id)
        if (await endFeed(tx, id)) await recordAudit(tx, caller, { action: 'revokeCalendarFeed', ...subject(id) })
        return {}
      }),
  }
}

const FILE = /^([\w-]{43})\.ics$/

/**
 * GET /calendars/:file (extension): the bookings of the restaurant whose token is the file name, for calendar clients,
 * which cannot sign in.
 */
export function registerCalendars(app: FastifyInstance, { config, db }: Services): void {
  app.get<{ Params: { file: string } }>(
    '/calendars/:file',
    {
      schema: {
        tags: ['calendar'],
        operationId: 'readCalendar',
        summary: 'Lire l’agenda d’un restaurant par son adresse privée (extension)',
        security: [],
        ...beyondSpecification({ extension: true }),
        params: z.object({ file: z.string() }),
        response: { 200: { description: 'Agenda', content: { 'text/calendar': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      const token = FILE.exec(request.params.file)?.[1]
      const restaurant = token ? await findFeed(db, token) : undefined
      if (!restaurant) throw notFound(calendarFeedMessages.unknown)
      const [entries, { name: house }] = await Promise.all([feedEntries(db, restaurant), findHouse(db, config)])
      const file = calendarFile(entries, { house, restaurant: restaurant.name, zone: restaurant.zone })
      const tag = pageTag(file)
      reply.headers({ etag: tag, 'x-robots-tag': 'noindex' })
      if (isFresh(request, tag)) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(file)
    },
  )
}
