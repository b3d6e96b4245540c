import { seenMoment } from '@potager/domain/booking'
import type { contract } from '@potager/domain/contract'
import { bookingWishRefusals, requestRefusals } from '@potager/domain/messages'
import type { z } from 'zod'
import type { Database, Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, notFound } from '../errors.ts'
import { tellCustomer } from '../outbox/booking.ts'
import { writeMove } from './change-by-staff.ts'
import { takenRefusal } from './check.ts'
import { auditedAs, errorNames } from './kinds.ts'
import { type BookingState, lockBooking } from './queries.ts'
import { competing } from './space.ts'
import { findWish, refuseWish, type StoredWish } from './wishes.ts'

type Body = z.output<typeof contract.booking.answerBookingWish.body>
type Asked = Pick<BookingState, 'id' | 'kind'>

/** The refusals of a kind of booking. */
function refusalsOf({ kind }: BookingState) {
  const names = errorNames[kind]
  return { names, taken: takenRefusal(names) }
}

/** Moves a booking to what its customer wishes, or tells them that the confirmed moment is kept. */
async function apply(tx: Queryable, booking: BookingState, wish: StoredWish, { accepted, reason }: Body) {
  if (accepted) {
    const { start, end, people } = wish
    await writeMove(tx, booking, { period: { start, end }, people, roomId: booking.roomId }, refusalsOf(booking))
    await tellCustomer(tx, 'booking-changed', booking.id)
    return
  }
  await refuseWish(tx, booking.id)
  await tellCustomer(tx, 'booking-kept', booking.id, { words: { wish, ...(reason ? { reason } : {}) } })
}

const momentOf = ({ period, people }: BookingState): StoredWish => ({ ...period, people })

/** Whether the house gave this very answer before: a retry of it is answered the same. */
function isAnswered(
  booking: BookingState,
  { open, refused }: Awaited<ReturnType<typeof findWish>>,
  { accepted, seen }: Body,
): boolean {
  if (open || booking.status !== 'CONFIRMED') return false
  return accepted ? seenMoment(momentOf(booking)) === seen : refused !== null && seenMoment(refused) === seen
}

async function answerLocked(tx: Queryable, caller: Caller, { id, kind }: Asked, body: Body): Promise<StoredWish> {
  const booking = await lockBooking(tx, scopeOf(caller), kind, id)
  if (!booking) throw notFound(requestRefusals.unknown.booking)
  const found = await findWish(tx, id)
  const kept = momentOf(booking)
  if (isAnswered(booking, found, body)) return kept
  if (!found.open || seenMoment(found.open) !== body.seen) throw conflict(bookingWishRefusals.gone)
  await apply(tx, booking, found.open, body)
  await recordAudit(tx, caller, {
    action: 'answerBookingWish',
    resource: auditedAs[booking.kind],
    resourceId: id,
    restaurantId: booking.restaurantId,
    from: booking.status,
    to: booking.status,
    reason: body.accepted ? undefined : body.reason,
  })
  return body.accepted ? found.open : kept
}

/**
 * Answers the wish of a booking for another moment, once: the same answer again changes nothing.
 * @returns the moment that stands
 * @throws Refusal 404 out of the caller's scope; 409 when it is not the wish that was seen, or others hold its space, in
 *   which case it waits on; 400 and 422 as for a new booking
 */
export async function answerWish(db: Database, caller: Caller, asked: Asked, body: Body): Promise<StoredWish> {
  return competing(takenRefusal(errorNames[asked.kind]), () =>
    db.transaction((tx) => answerLocked(tx, caller, asked, body)),
  )
}
