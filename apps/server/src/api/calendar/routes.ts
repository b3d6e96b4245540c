import { randomBytes } from 'node:crypto'
import { type CalendarEntry, calendarFile, calendarPlace, FEED_DAYS, feedPath } from '@potager/domain/calendar'
import type { contract } from '@potager/domain/contract'
import { calendarFeedMessages, plannerMessages } from '@potager/domain/messages'
import type { Instant, TimeZone } from '@potager/domain/time'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hashOf, isFresh, pageTag } from '../../base/hash.ts'
import type { Queryable } from '../../db/database.ts'
import { nowAt, zoneSql } from '../../db/sql.ts'
import { recordAudit } from '../audit/record.ts'
import { wallText } from '../booking/queries.ts'
import { notFound } from '../errors.ts'
import { findHouse } from '../house/routes.ts'
import { checkEditor } from '../restaurant/routes.ts'
import { beyondSpecification, type Handlers, type Services } from '../serve.ts'

/** When a restaurant's feed got its address; null without a feed. */
async function feedSince(db: Queryable, restaurantId: string): Promise<Instant | null> {
  const [row] = await db.query<{ since: Instant }>(
    `select (extract(epoch from created_at) * 1000)::float8 as since from calendar_feed where restaurant_id = $1`,
    [restaurantId],
  )
  return row?.since ?? null
}

/** Replaces the feed's token with a new one of 256 random bits; only its hash is stored. */
async function renewFeed(tx: Queryable, restaurantId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.query(
    `insert into calendar_feed (restaurant_id, token_hash) values ($1, $2)
     on conflict (restaurant_id) do update set token_hash = excluded.token_hash, created_at = now()`,
    [restaurantId, hashOf(token)],
  )
  return token
}

/** Ends a feed. False when there is none. */
async function endFeed(tx: Queryable, restaurantId: string): Promise<boolean> {
  const rows = await tx.query('delete from calendar_feed where restaurant_id = $1 returning 1 as found', [restaurantId])
  return rows.length > 0
}

type FeedOwner = { id: string; name: string; zone: TimeZone }

/** The restaurant of a feed's token; undefined when unknown. */
async function findFeed(db: Queryable, token: string): Promise<FeedOwner | undefined> {
  const [row] = await db.query<FeedOwner>(
    `select r.id, r.name, ${zoneSql('r')} as zone from calendar_feed f join restaurant r on r.id = f.restaurant_id
     where f.token_hash = $1`,
    [hashOf(token)],
  )
  return row
}

type Booked = Pick<CalendarEntry, 'id' | 'start' | 'end' | 'status' | 'changedAt'> & {
  title: string
  kind: 'RESERVATION' | 'EVENT'
  people: number
  room: string | null
}

/**
 * Entries of a feed: pending and confirmed bookings around today (FEED_DAYS), with the customer's name but no notes or
 * contact details, which do not belong in somebody else's calendar service.
 */
async function feedEntries(db: Queryable, restaurant: Pick<FeedOwner, 'id' | 'name'>): Promise<CalendarEntry[]> {
  const rows = await db.query<Booked>(
    `select b.id, b.kind, b.status, b.people, ${wallText('b.starts_at')} as start, ${wallText('b.ends_at')} as end,
       coalesce(b.title, c.full_name) as title, m.name as room,
       (extract(epoch from b.changed_at) * 1000)::float8 as "changedAt"
     from booking b join customer c on c.id = b.customer_id
     left join room m on m.restaurant_id = b.restaurant_id and m.id = b.room_id
     where b.restaurant_id = $1 and b.status in ('PENDING', 'CONFIRMED')
       and b.ends_at > ${nowAt('$1')} - make_interval(days => $2)
       and b.starts_at < ${nowAt('$1')} + make_interval(days => $3)
     order by b.starts_at, b.id`,
    [restaurant.id, FEED_DAYS.before, FEED_DAYS.after],
  )
  return rows.map(({ kind, people, room, ...row }) => ({
    ...row,
    location: calendarPlace(restaurant.name, room ?? plannerMessages.wholeRestaurant),
    description: calendarFeedMessages.entry(plannerMessages.kinds[kind], people, row.status),
  }))
}

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
