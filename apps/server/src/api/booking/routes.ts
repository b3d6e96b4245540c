import type { contract } from '@potager/domain/contract'
import { requestRefusals } from '@potager/domain/messages'
import { addDays } from '@potager/domain/time'
import type { z } from 'zod'
import { scopeOf } from '../auth/caller.ts'
import { notFound } from '../refusal.ts'
import { checkEditor } from '../restaurant/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import type { WireTimes } from '../wire-times.ts'
import { answerWish } from './answer-wish.ts'
import { takenRefusal } from './check.ts'
import { errorNames } from './kinds.ts'
import { moveByStaff } from './move-by-staff.ts'
import { type Competitor, findCompetitors, findSpace } from './queries.ts'
import { competing } from './space.ts'
import { countPending } from './wishes.ts'

type WireBooking = z.input<typeof contract.booking.listCompetingBookings.response>[number]

function wireBooking({ wall }: WireTimes, row: Competitor): WireBooking {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    holdsSpace: row.active,
    ...(row.title ? { title: row.title } : {}),
    ...(row.roomName ? { meetingRoomName: row.roomName } : {}),
    customerName: row.customerName,
    numberOfPeople: row.people,
    startTime: wall(row.startsAt),
    endTime: wall(row.endsAt),
  }
}

/** Handlers shared by reservations and event requests. */
export function bookingHandlers({ db, wire }: Services): Handlers<typeof contract.booking> {
  return {
    countPendingBookings: ({ caller }) => countPending(db, scopeOf(caller)),

    listCompetingBookings: async ({ caller, params: { id } }) => {
      const space = await findSpace(db, scopeOf(caller), id)
      if (!space) throw notFound(requestRefusals.unknown.booking)
      return (await findCompetitors(db, space, { except: id, pending: true })).map((row) => wireBooking(wire, row))
    },

    answerBookingWish: async ({ caller, params: { id }, body }) => {
      const found = await findSpace(db, scopeOf(caller), id)
      if (!found) throw notFound(requestRefusals.unknown.booking)
      const { start, end, people } = await answerWish(db, caller, { id, kind: found.kind }, body)
      return { startTime: wire.wall(start), endTime: wire.wall(end), numberOfPeople: people }
    },

    listRestaurantBookings: async ({ caller, params: { id }, query: { startDate, endDate } }) => {
      await checkEditor(db, caller, id)
      const period = { start: `${startDate}T00:00:00`, end: `${addDays(endDate, 1)}T00:00:00` }
      const rows = await findCompetitors(db, { restaurantId: id, roomId: null, period }, { pending: true })
      return rows.map((row) => wireBooking(wire, row))
    },

    moveBooking: async ({ caller, params: { id }, body: { startTime, endTime, numberOfPeople, seen } }) => {
      const found = await findSpace(db, scopeOf(caller), id)
      if (!found) throw notFound(requestRefusals.unknown.booking)
      const { kind } = found
      const move = { period: { start: startTime, end: endTime }, people: numberOfPeople }
      const { status, period, people } = await competing(takenRefusal(errorNames[kind]), () =>
        db.transaction((tx) => moveByStaff(tx, caller, { id, kind }, { move, seen })),
      )
      const { start, end } = period
      return { id, status, startTime: wire.wall(start), endTime: wire.wall(end), numberOfPeople: people }
    },
  }
}
