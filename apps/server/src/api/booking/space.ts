import { type BookingStatus, holdsSpace } from '@potager/domain/booking'
import { bookingMessage } from '@potager/domain/message'
import { type Queryable, StoreError } from '../../db/database.ts'
import type { Refusal } from '../errors.ts'
import { dropReminders, tellCustomer } from '../outbox/booking.ts'
import {
  type BookingState,
  type Competitor,
  findCompetitors,
  insertBooking,
  type NewBooking,
  type StatusChange,
  writeBookingStatus,
} from './queries.ts'

/**
 * Makes the 409 of a concept from the bookings that hold the space; empty when the competing one is not visible yet.
 */
export type TakenRefusal = (holders: readonly Competitor[]) => Refusal

/** Exclusion constraint, deadlock, lock timeout: another booking was taking the same space. */
const LOST_RACE = new Set(['23P01', '40P01', '55P03'])

/**
 * Runs a whole transaction that takes space; losing the race for it throws `taken`.
 * @throws Refusal what `taken` makes
 */
export async function competing<T>(taken: TakenRefusal, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreError && LOST_RACE.has(error.code)) throw taken([])
    throw error
  }
}

/**
 * Stores a pending booking, and tells its customer so. Call it inside {@link competing}.
 * @throws Refusal what `taken` makes when other bookings hold the space
 */
export async function placeBooking(tx: Queryable, booking: NewBooking, taken: TakenRefusal): Promise<void> {
  if (!(await insertBooking(tx, booking))) throw taken(await findCompetitors(tx, booking))
  await tellCustomer(tx, 'booking-received', booking.id, { link: booking.link })
}

/** Whether a booking holds its space in a status. */
export function holds({ kind, requested }: Pick<BookingState, 'kind' | 'requested'>, status: BookingStatus): boolean {
  return holdsSpace(kind, status, requested)
}

/**
 * Changes the status of a booking that `lockBooking` returned, and tells its customer. Taking the space again is checked
 * like the first time. Call it inside {@link competing}.
 * @throws Refusal what `taken` makes when other bookings now hold the space
 */
export async function changeStatus(
  tx: Queryable,
  booking: BookingState,
  change: StatusChange,
  taken: TakenRefusal,
): Promise<void> {
  const takesSpace = holds(booking, change.status) && !holds(booking, booking.status)
  if (takesSpace) {
    const holders = await findCompetitors(tx, booking, { except: booking.id })
    if (holders.length > 0) throw taken(holders)
  }
  await writeBookingStatus(tx, booking.id, change)
  if (change.status !== 'CONFIRMED') await dropReminders(tx, booking.id)
  const kind = bookingMessage(booking.status, change.status)
  if (kind) await tellCustomer(tx, kind, booking.id)
}
