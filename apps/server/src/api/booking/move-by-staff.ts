import { canMove, seenBooking } from '@potager/domain/booking'
import { moveRefusals, requestRefusals } from '@potager/domain/messages'
import type { Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, notFound } from '../refusal.ts'
import { takenRefusal } from './check.ts'
import { auditedAs, checkMostPeople, errorNames, statusLabels } from './kinds.ts'
import { type BookingMove, writeMove } from './move.ts'
import { type BookingState, lockBooking } from './queries.ts'

const seenOf = ({ status }: Pick<BookingState, 'status'>, { period, people }: BookingMove) =>
  seenBooking({ status, ...period, people })

/**
 * Moves a booking of the caller's restaurants that waits or is confirmed, before its hour, and writes it down. The same move
 * again changes and tells nothing. Call it inside `competing`.
 * @param seen what the caller's page showed of it (`seenBooking`)
 * @returns the booking as it is then
 * @throws Refusal 404; 409 when it is not what was seen, cannot be moved, or others hold the space; 400 and 422 as for a new one
 */
export async function moveByStaff(
  tx: Queryable,
  caller: Caller,
  { id, kind }: Pick<BookingState, 'id' | 'kind'>,
  { move, seen }: { move: BookingMove; seen: string },
): Promise<BookingState> {
  const booking = await lockBooking(tx, scopeOf(caller), kind, id)
  if (!booking) throw notFound(requestRefusals.unknown.booking)
  const { status, period, people } = booking
  if (seenOf(booking, move) === seenOf(booking, booking)) return booking
  if (seenOf(booking, booking) !== seen) {
    throw conflict(moveRefusals.changedMeanwhile(kind, period, people, statusLabels[kind][status]))
  }
  if (!canMove({ status, start: period.start }, Date.now(), booking.zone)) throw conflict(moveRefusals.notMovable)
  checkMostPeople(kind, move.people)
  const names = errorNames[kind]
  await writeMove(tx, booking, move, { names, taken: takenRefusal(names) })
  await recordAudit(tx, caller, {
    action: 'moveBooking',
    resource: auditedAs[kind],
    resourceId: id,
    restaurantId: booking.restaurantId,
    reason: moveRefusals.before(period, people),
  })
  return { ...booking, ...move }
}
