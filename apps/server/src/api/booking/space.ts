import { holdsSpace } from '@potager/domain/booking'
import { type Queryable, StoreError } from '../../db/database.ts'
import type { Refusal } from '../refusal.ts'
import {
  type BookingState,
  type Competitor,
  findCompetitors,
  insertBooking,
  type NewBooking,
  type StatusChange,
  writeBookingStatus,
} from './queries.ts'

/** Makes the 409 of a concept from what holds the space; empty when the other one was too quick to be seen. */
export type TakenRefusal = (holders: readonly Competitor[]) => Refusal

/** The exclusion constraint, a deadlock, a lock waited for too long: somebody else was about to take the same space. */
const LOST_RACE = new Set(['23P01', '40P01', '55P03'])

/**
 * Runs work that takes space, a whole transaction: when somebody else takes it at the same moment, `taken` is thrown.
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
 * Stores a booking, pending. Call it inside {@link competing}.
 * @throws Refusal what `taken` makes when the booking wants space that others hold
 */
export async function placeBooking(tx: Queryable, booking: NewBooking, taken: TakenRefusal): Promise<void> {
  if (await insertBooking(tx, booking)) return
  throw taken(await findCompetitors(tx, booking))
}

/**
 * Changes the status of a booking that `lockBooking` returned. Taking space again is checked as the first time. Call it inside
 * {@link competing}.
 * @throws Refusal what `taken` makes when others hold the space now
 */
export async function changeStatus(
  tx: Queryable,
  booking: BookingState,
  change: StatusChange,
  taken: TakenRefusal,
): Promise<void> {
  const takesSpace = holdsSpace(booking.kind, change.status) && !holdsSpace(booking.kind, booking.status)
  if (takesSpace) {
    const holders = await findCompetitors(tx, booking, { except: booking.id })
    if (holders.length > 0) throw taken(holders)
  }
  await writeBookingStatus(tx, booking.id, change)
}
