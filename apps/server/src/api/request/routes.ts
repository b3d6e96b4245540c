import { calendarFile, calendarPlace } from '@potager/domain/calendar'
import type { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { requestCalendarTitle, requestRefusalMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { networkOf } from '../auth/visitor.ts'
import { competing } from '../booking/space.ts'
import { wireWish } from '../booking/wishes.ts'
import { findHouse } from '../house/house.ts'
import { tellHouse } from '../outbox/booking.ts'
import { tokenOf } from '../private-link.ts'
import { notFound } from '../refusal.ts'
import { beyondSpecification, type Handlers, type Services } from '../serve.ts'
import type { WireTimes } from '../wire-times.ts'
import { createRequest, takenRequest } from './create.ts'
import { takeAttempt, takeRequest } from './limits.ts'
import { findLinkedFor } from './link.ts'
import { proposeAnother, takeBackWish } from './propose.ts'
import { findRequest, type RequestRow } from './queries.ts'
import { recoverLinks } from './recover.ts'
import { withdrawRequest } from './withdraw.ts'

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
