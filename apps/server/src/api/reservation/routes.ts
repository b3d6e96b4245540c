import type { AuditAction } from '@potager/domain/audit'
import type { contract } from '@potager/domain/contract'
import { reservationMessages, reservationStatusLabels } from '@potager/domain/messages'
import { instantToWall } from '@potager/domain/time'
import type { z } from 'zod'
import { newId, type Queryable } from '../../db/database.ts'
import type { WireTimes } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import {
  type BookingErrorNames,
  checkBooking,
  checkSeen,
  checkStillOpen,
  checkWorksFor,
  takenRefusal,
} from '../booking/check.ts'
import { type BookingDetails, type BookingState, lockBooking, type StatusChange } from '../booking/queries.ts'
import { changeStatus, competing, placeBooking } from '../booking/space.ts'
import { wireWish } from '../booking/wishes.ts'
import { conflict, notFound } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'
import { findReservations, type ReservationRow } from './queries.ts'

type WireReservation = z.input<typeof contract.reservation.createReservation.response>
type CreateBody = z.output<typeof contract.reservation.createReservation.body>

/** Error names of the specification. */
export const reservationErrors: BookingErrorNames = {
  conflict: 'ReservationConflict',
  time: 'InvalidReservationTime',
  closed: 'RestaurantClosed',
  capacity: 'InsufficientCapacity',
  forbidden: 'UnauthorizedReservationAccess',
}
const taken = takenRefusal(reservationErrors)

/** A reservation in wire format; absent values are left out. */
export function wireReservation({ wall, instant }: WireTimes, row: ReservationRow): WireReservation {
  return {
    id: row.id,
    customerId: row.customerId,
    customerName: row.customerName,
    restaurantId: row.restaurantId,
    restaurantName: row.restaurantName,
    ...(row.roomId === null ? {} : { meetingRoomId: row.roomId }),
    ...(row.roomName === null ? {} : { meetingRoomName: row.roomName }),
    type: row.roomId === null ? 'RESTAURANT_FULL' : 'MEETING_ROOM',
    startTime: wall(row.start),
    endTime: wall(row.end),
    numberOfPeople: row.people,
    ...(row.notes === null ? {} : { notes: row.notes }),
    status: row.status,
    ...(row.totalPrice === null ? {} : { totalPrice: row.totalPrice / 100 }),
    createdAt: instant(row.createdAt.getTime()),
    changedAt: instant(row.changedAt.getTime()),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.noShow ? { noShow: true } : {}),
    ...(row.requested ? { requested: true } : {}),
    ...wireWish(wall, row.wish),
  }
}

/** Stores the reservation of a body; its room only counts for a room-type reservation. */
async function reserve(tx: Queryable, caller: Caller, body: CreateBody): Promise<string> {
  const request = {
    restaurantId: body.restaurantId,
    roomId: body.type === 'MEETING_ROOM' ? (body.meetingRoomId ?? null) : null,
    customerId: body.customerId,
    period: { start: body.startTime, end: body.endTime },
    people: body.numberOfPeople,
  }
  await checkBooking(tx, caller, request, reservationErrors)
  const id = newId()
  const details: BookingDetails = { notes: body.notes ?? null }
  await placeBooking(tx, { id, kind: 'RESERVATION', ...request, details, createdBy: caller.accountId }, taken)
  await recordAudit(tx, caller, {
    action: 'createReservation',
    resource: 'reservation',
    resourceId: id,
    restaurantId: request.restaurantId,
    to: 'PENDING',
  })
  return id
}

/** The change that a no-show makes: it ends the reservation, and undoing it leaves it ended. Null changes nothing. */
function absence({ status, noShow, period, zone }: BookingState, wanted: boolean): StatusChange | null {
  if (status === 'CANCELLED') throw conflict(reservationMessages.noShowNotExpected)
  if (wanted && period.start > instantToWall(Date.now(), zone)) throw conflict(reservationMessages.noShowTooEarly)
  return wanted === noShow ? null : { status: 'COMPLETED', noShow: wanted }
}

/** Reservations of the restaurants that the caller may see: an owner's own, all for a manager. */
export function reservationHandlers({ db, wire }: Services): Handlers<typeof contract.reservation> {
  async function readReservation(from: Queryable, caller: Caller, id: string): Promise<WireReservation> {
    const [row] = await findReservations(from, { scope: scopeOf(caller), id })
    if (!row) throw notFound(reservationMessages.unknown)
    return wireReservation(wire, row)
  }

  /** Applies a call to a reservation, one change of a restaurant's bookings at a time; null leaves it unchanged. */
  function change(
    caller: Caller,
    action: AuditAction,
    id: string,
    decide: (booking: BookingState) => StatusChange | null,
  ) {
    return competing(taken, () =>
      db.transaction(async (tx) => {
        const booking = await lockBooking(tx, scopeOf(caller), 'RESERVATION', id)
        if (!booking) throw notFound(reservationMessages.unknown)
        const wanted = decide(booking)
        if (wanted) {
          await checkStillOpen(tx, booking, wanted.status, reservationErrors)
          await changeStatus(tx, booking, wanted, taken)
          await recordAudit(tx, caller, {
            action,
            resource: 'reservation',
            resourceId: id,
            restaurantId: booking.restaurantId,
            from: booking.status,
            to: wanted.status,
            reason: wanted.reason,
          })
        }
        return readReservation(tx, caller, id)
      }),
    )
  }

  return {
    createReservation: ({ caller, body, once }) =>
      competing(taken, () => once(async (tx) => readReservation(tx, caller, await reserve(tx, caller, body)))),

    listRestaurantReservations: async ({ caller, params }) => {
      await checkWorksFor(db, caller, params.id, reservationErrors)
      const rows = await findReservations(db, { scope: scopeOf(caller), restaurantId: params.id })
      return rows.map((row) => wireReservation(wire, row))
    },

    listReservations: async ({ caller }) => {
      const rows = await findReservations(db, { scope: scopeOf(caller) })
      return rows.map((row) => wireReservation(wire, row))
    },

    updateReservationStatus: ({ caller, params, body: { status, reason, seenStatus } }) =>
      change(caller, 'updateReservationStatus', params.id, (booking) => {
        checkSeen(booking, seenStatus, status, reservationStatusLabels)
        return booking.status === status ? null : { status, ...(status === 'CANCELLED' ? { reason } : {}) }
      }),

    // A repeated cancellation gets the first answer, so that a client may retry after a lost one.
    cancelReservation: ({ caller, params, query: { reason, seenStatus } }) =>
      change(caller, 'cancelReservation', params.id, (booking) => {
        checkSeen(booking, seenStatus, 'CANCELLED', reservationStatusLabels)
        return booking.status === 'CANCELLED' ? null : { status: 'CANCELLED', reason }
      }),

    markReservationNoShow: ({ caller, params, body }) =>
      change(caller, 'markReservationNoShow', params.id, (booking) => absence(booking, body.noShow)),
  }
}
