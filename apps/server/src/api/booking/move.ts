import type { BookingPeriod } from '@potager/domain/booking'
import type { Queryable } from '../../db/database.ts'
import { dropReminders } from '../outbox/booking.ts'
import { type BookingErrorNames, checkRequested } from './check.ts'
import { type BookingState, dropWish, findCompetitors } from './queries.ts'
import { holds, type TakenRefusal } from './space.ts'

/** Another moment, number of people and room (null is the whole restaurant) for a booking, which keeps its restaurant. */
export type BookingMove = { period: BookingPeriod; people: number; roomId: string | null }

/**
 * Moves a booking that `lockBooking` returned, without a change of status. What it holds moves with it, a wish for another
 * moment is answered by it, and a reminder that has not left is taken back. Its customer is told by the caller. Call it
 * inside `competing`.
 * @throws Refusal 400 with a message per field, 422 over capacity or while closed, what `taken` makes when others hold the space
 */
export async function writeMove(
  tx: Queryable,
  booking: BookingState,
  { period, people, roomId }: BookingMove,
  { names, taken }: { names: BookingErrorNames; taken: TakenRefusal },
): Promise<void> {
  const { id, restaurantId } = booking
  await checkRequested(tx, { restaurantId, roomId, period, people }, names)
  const rivals = await findCompetitors(tx, { restaurantId, roomId, period }, { except: id })
  // What waits without holding anything only yields to what was promised.
  const inTheWay = holds(booking, booking.status) ? rivals : rivals.filter(({ status }) => status === 'CONFIRMED')
  if (inTheWay.length > 0) throw taken(inTheWay)
  await tx.query('update booking set starts_at = $2, ends_at = $3, people = $4, room_id = $5 where id = $1', [
    id,
    period.start,
    period.end,
    people,
    roomId,
  ])
  await dropWish(tx, id)
  await dropReminders(tx, id)
}
