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
import { changeByStaff } from './change-by-staff.ts'
import { takenRefusal } from './check.ts'
import { type DayRow, findDayBookings } from './day-sheet.ts'
import { errorNames } from './kinds.ts'
import { type Competitor, findCompetitors, findSpace } from './queries.ts'
import { competing } from './space.ts'
import { countPending } from './wishes.ts'

type WireDayBooking = z.input<typeof contract.booking.listDayBookings.response>[number]
type WireBooking = z.input<typeof contract.booking.listCompetingBookings.response>[number]

function wireBooking({ wall }: WireTimes, row: Competitor): WireBooking {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    holdsSpace: row.active,
    ...(row.title ? { title: row.title } : {}),
    ...(row.roomId ? { meetingRoomId: row.roomId } : {}),
    ...(row.roomName ? { meetingRoomName: row.roomName } : {}),
    customerName: row.customerName,
    numberOfPeople: row.people,
    startTime: wall(row.start),
    endTime: wall(row.end),
  }
}

function wireDayBooking({ wall }: WireTimes, row: DayRow): WireDayBooking {
  const { id, kind, status, restaurantId, restaurantName, title, roomName, customerName, phone, people, notes } = row
  return {
    id,
    kind,
    status,
    restaurantId,
    restaurantName,
    ...(title ? { title } : {}),
    ...(roomName ? { meetingRoomName: roomName } : {}),
    customerName,
    ...(phone ? { phone } : {}),
    numberOfPeople: people,
    startTime: wall(row.start),
    endTime: wall(row.end),
    ...(notes ? { notes } : {}),
  }
}

/** Handlers shared by reservations and event requests. */
export function bookingHandlers({ db, wire }: Services): Handlers<typeof contract.booking> {
  return {
    countPendingBookings: ({ caller }) => countPending(db, scopeOf(caller)),

    listDayBookings: async ({ caller, query: { date, restaurantId = null } }) => {
      const rows = await findDayBookings(db, scopeOf(caller), { day: date, restaurantId })
      return rows.map((row) => wireDayBooking(wire, row))
    },

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

    changeBooking: async ({ caller, params: { id }, body: { seen, ...change } }) => {
      const found = await findSpace(db, scopeOf(caller), id)
      if (!found) throw notFound(requestRefusals.unknown.booking)
      const { kind } = found
      const changed = await competing(takenRefusal(errorNames[kind]), () =>
        db.transaction((tx) => changeByStaff(tx, caller, { id, kind }, { change, seen })),
      )
      const { status, period, people, roomId, customerId, notes, price } = changed
      return {
        id,
        status,
        startTime: wire.wall(period.start),
        endTime: wire.wall(period.end),
        numberOfPeople: people,
        ...(roomId === null ? {} : { meetingRoomId: roomId }),
        customerId,
        ...(notes === null ? {} : { notes }),
        ...(price === null ? {} : { price: price / 100 }),
      }
    },
  }
}
