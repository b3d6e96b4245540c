import { setTimeout as wait } from 'node:timers/promises'
import { calendarFile, calendarPlace } from '@potager/domain/calendar'
import type { contract } from '@potager/domain/contract'
import { readPhone } from '@potager/domain/format'
import { linkPaths } from '@potager/domain/link-paths'
import {
  lostRequestMessages,
  requestCalendarTitle,
  requestRefusalMessages,
  visitorWords,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { canWithdraw } from '@potager/domain/request'
import { readEmail } from '@potager/domain/text'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database, Queryable } from '../../db/database.ts'
import type { WireTimes } from '../answers.ts'
import { recordAudit, visitorAuthor } from '../audit/record.ts'
import { networkOf } from '../auth/throttle.ts'
import { lockBooking, writeBookingStatus } from '../booking/queries.ts'
import { competing } from '../booking/space.ts'
import { wireWish } from '../booking/wishes.ts'
import { conflict, notFound } from '../errors.ts'
import { findHouse } from '../house/routes.ts'
import { dropReminders, tellCustomer, tellHouse } from '../outbox/booking.ts'
import { tokenOf } from '../private-link.ts'
import { beyondSpecification, type Handlers, type Services } from '../serve.ts'
import { takeShare } from '../share.ts'
import { createRequest, proposeAnother, takeBackWish, takenRequest } from './create.ts'
import { takeAttempt, takeRequest } from './limits.ts'
import { findLinkedFor, makeLink } from './link.ts'
import { findLost, findRequest, type RequestRow } from './queries.ts'

const ASKED_A_DAY = { calls: 20, span: 'day' } as const
/** Longer than the work takes: the time of an answer must not tell whether there was something to do. */
const ANSWER_MS = 400

type Asked = { contact: string; day: string }

/** Has a new link written to the contact of each request of that day. */
function sendLinks(db: Database, { contact, day }: Asked): Promise<void> {
  const phone = readPhone(contact)
  const email = contact.includes('@') ? readEmail(contact) : ''
  if (phone === null && email === '') return Promise.resolve()
  return db.transaction(async (tx) => {
    for (const { id } of await findLost(tx, { phone, email }, day)) {
      const link = await makeLink(tx, id)
      // A link is told once: its address is in no other message.
      await tellCustomer(tx, 'booking-link', id, { link })
    }
  })
}

/**
 * Answers the same, after the same time, whether there is a request or not: only its own contact is told more.
 * @throws Refusal 429 beyond what one address may ask for in a day
 */
async function recoverLinks(db: Database, visitor: string, asked: Asked): Promise<void> {
  await takeShare(db, `lost request ${visitor}`, ASKED_A_DAY, lostRequestMessages.tooMany)
  await Promise.all([sendLinks(db, asked), wait(ANSWER_MS)])
}

/**
 * Takes a request back for its visitor: what it held is free again. Repeated, it changes nothing.
 * @returns whether it changed something
 * @throws Refusal 409 when the house refused it, it is over, or its hour has come
 */
async function withdrawRequest(tx: Queryable, { id, kind }: RequestRow): Promise<boolean> {
  const booking = await lockBooking(tx, null, kind, id)
  const [row] = await tx.query<{ withdrawn: boolean }>('select withdrawn from booking where id = $1', [id])
  if (row?.withdrawn) return false
  if (!booking || !canWithdraw({ status: booking.status, start: booking.period.start }, Date.now(), booking.zone)) {
    throw conflict(requestRefusalMessages.tooLate)
  }
  await dropReminders(tx, id)
  await writeBookingStatus(tx, id, { status: 'CANCELLED', reason: visitorWords.withdrawn, withdrawn: true })
  await recordAudit(tx, visitorAuthor, {
    action: 'withdrawVisitorRequest',
    resource: kind === 'EVENT' ? 'event-request' : 'reservation',
    resourceId: id,
    restaurantId: booking.restaurantId,
    from: booking.status,
    to: 'CANCELLED',
  })
  return true
}

type WireRequest = z.input<typeof contract.request.readVisitorRequest.response>

function wireRequest({ wall }: WireTimes, row: RequestRow): WireRequest {
  return {
    kind: row.kind,
    status: row.status,
    restaurantId: row.restaurantId,
    restaurantName: row.restaurantName,
    ...(row.roomName === null ? {} : { meetingRoomName: row.roomName }),
    startTime: wall(row.start),
    endTime: wall(row.end),
    numberOfPeople: row.people,
    ...(row.type === null ? {} : { type: row.type }),
    ...(row.message === null ? {} : { message: row.message }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.withdrawn ? { withdrawn: true } : {}),
    ...wireWish(wall, row.wish),
  }
}

async function readLinked(db: Queryable, token: string, visitor: string): Promise<RequestRow> {
  const row = await findRequest(db, await findLinkedFor(db, token, visitor))
  if (!row) throw notFound(requestRefusalMessages.over)
  return row
}

/** Where the house answers requests of a kind. */
const answeredOn = (kind: RequestRow['kind']) =>
  kind === 'EVENT' ? paths.manageEventRequests : paths.manageReservations

/** What visitors ask for without an account, and see again by a link (extensions). */
export function requestHandlers({ config, db, wire }: Services): Handlers<typeof contract.request> {
  return {
    createVisitorRequest: async ({ body, visitor }) => {
      await takeAttempt(db, 'request', visitor)
      const token = tokenOf(body)
      await competing(takenRequest(body.kind), () =>
        db.transaction(async (tx) => {
          const made = await createRequest(tx, token, body)
          if (made === null) return
          await tellHouse(tx, config, { kind: 'house-request', id: made, link: answeredOn(body.kind) })
          await takeRequest(tx, visitor, body)
        }),
      )
      return { path: linkPaths.request(token) }
    },

    readVisitorRequest: async ({ params, visitor }) => wireRequest(wire, await readLinked(db, params.token, visitor)),

    withdrawVisitorRequest: async ({ params, visitor }) => {
      const row = await readLinked(db, params.token, visitor)
      return db.transaction(async (tx) => {
        if (await withdrawRequest(tx, row)) {
          await tellHouse(tx, config, { kind: 'house-withdrawal', id: row.id, link: answeredOn(row.kind) })
        }
        return wireRequest(wire, (await findRequest(tx, row.id)) ?? row)
      })
    },

    proposeVisitorRequest: async ({ params, body, visitor }) => {
      const row = await readLinked(db, params.token, visitor)
      await takeAttempt(db, 'request', visitor)
      return competing(takenRequest(row.kind), () =>
        db.transaction(async (tx) => {
          if (await proposeAnother(tx, row, body)) {
            const { wish } = (await findRequest(tx, row.id)) ?? row
            const link = answeredOn(row.kind)
            await tellHouse(tx, config, { kind: 'house-change', id: row.id, link, ...(wish ? { wish } : {}) })
          }
          return wireRequest(wire, (await findRequest(tx, row.id)) ?? row)
        }),
      )
    },

    withdrawVisitorProposal: async ({ params, visitor }) => {
      const row = await readLinked(db, params.token, visitor)
      return db.transaction(async (tx) => {
        if (await takeBackWish(tx, row)) {
          await tellHouse(tx, config, { kind: 'house-change', id: row.id, link: answeredOn(row.kind), wish: null })
        }
        return wireRequest(wire, (await findRequest(tx, row.id)) ?? row)
      })
    },

    recoverVisitorRequest: async ({ body, visitor }) => {
      await recoverLinks(db, visitor, body)
      return { ok: true }
    },
  }
}

const FILE = /^(.{1,200})\.ics$/

/** GET /requests/:file (extension): the request whose link's token is the file name, for a calendar program. */
export function registerRequestCalendar(app: FastifyInstance, { config, db, fingerprint }: Services): void {
  app.get<{ Params: { file: string } }>(
    '/requests/:file',
    {
      schema: {
        tags: ['request'],
        operationId: 'readRequestCalendar',
        summary: 'Lire une demande comme fichier d’agenda, par son lien (extension)',
        security: [],
        ...beyondSpecification({ extension: true }),
        params: z.object({ file: z.string() }),
        response: { 200: { description: 'Agenda', content: { 'text/calendar': { schema: z.string() } } } },
      },
    },
    async ({ params, ip }, reply) => {
      const visitor = fingerprint(`address ${networkOf(ip)}`)
      const row = await readLinked(db, FILE.exec(params.file)?.[1] ?? '', visitor)
      const { id, kind, status, start, end, restaurantName, roomName, changedAt, zone } = row
      const title = requestCalendarTitle(kind, restaurantName)
      const location = calendarPlace(restaurantName, roomName)
      const entry = { id, title, start, end, status, location, changedAt }
      const { name: house } = await findHouse(db, config)
      const file = calendarFile([entry], { house, restaurant: restaurantName, zone })
      return reply.type('text/calendar; charset=utf-8').header('x-robots-tag', 'noindex').send(file)
    },
  )
}
