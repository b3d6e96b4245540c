import {
  type BookingPeriod,
  type ChangedDetail,
  canChangeBooking,
  seenBooking,
  seenForChange,
} from '@potager/domain/booking'
import type { contract } from '@potager/domain/contract'
import { bookingRefusals, bookingChangeRefusals as refusals, requestRefusals } from '@potager/domain/messages'
import { readCents } from '@potager/domain/wire'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { findCustomerName } from '../customer/queries.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { dropHeld, dropReminders, tellCustomer, tellOfMove } from '../outbox/booking.ts'
import { type BookingErrorNames, checkRequested, takenRefusal } from './check.ts'
import { auditedAs, checkMostPeople, errorNames, statusLabels } from './kinds.ts'
import { type BookingState, dropWish, findCompetitors, lockBooking, writeBookingDetails } from './queries.ts'
import { holds, type TakenRefusal } from './space.ts'

/** Another moment, number of people and room (null is the whole restaurant) for a booking, which keeps its restaurant. */
type BookingMove = { period: BookingPeriod; people: number; roomId: string | null }

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

type Change = Omit<z.output<typeof contract.booking.changeBooking.body>, 'seen'>

/** What a change may replace. */
type Changed = Pick<BookingState, 'period' | 'people' | ChangedDetail>

/** The booking as the change wants it: what it leaves out stays. */
function wantedOf(booking: BookingState, change: Change): Changed {
  const { startTime: start, endTime: end, numberOfPeople: people, meetingRoomId: roomId, ...details } = change
  const { customerId = booking.customerId, notes = booking.notes, price } = details
  return {
    period: { start, end },
    people,
    roomId: roomId === undefined ? booking.roomId : roomId,
    customerId,
    notes: notes || null,
    price: price === undefined ? booking.price : (readCents(price) ?? null),
  }
}

/** Moment, people and room in one text: what the customer hears of. */
function placeText({ period, people, roomId }: Pick<Changed, 'period' | 'people' | 'roomId'>): string {
  return `${seenBooking({ status: '', ...period, people })} ${roomId ?? ''}`
}

function textSeen({ status, period, people, customerId, ...booking }: BookingState, change: Change): string {
  const [roomId, notes, price] = [booking.roomId ?? undefined, booking.notes ?? undefined, booking.price ?? undefined]
  return seenForChange({ status, ...period, people, customerId, roomId, notes, price }, change)
}

/** A customer takes the place of another: never where a visitor asked in their own name. @throws Refusal 400 */
async function checkCustomer(tx: Queryable, caller: Caller, booking: BookingState, customerId: string): Promise<void> {
  if (booking.requested) throw invalid({ customerId: refusals.requested })
  if ((await findCustomerName(tx, scopeOf(caller), customerId)) === undefined) {
    throw invalid({ customerId: bookingRefusals.unknownCustomer })
  }
}

/** Tells whom it concerns: a new customer of their booking, else its customer of another moment, number or room. */
async function tell(tx: Queryable, booking: BookingState, wanted: Changed): Promise<void> {
  const { id, status } = booking
  if (wanted.customerId !== booking.customerId) {
    await dropReminders(tx, id)
    await dropHeld(tx, id)
    await tellCustomer(tx, status === 'CONFIRMED' ? 'booking-confirmed' : 'booking-received', id)
  } else if (placeText(wanted) !== placeText(booking)) {
    await tellOfMove(tx, id, { before: placeText(booking), now: placeText(wanted) })
  }
}

/** What the trail says of what was replaced besides the place. */
const replaced: Record<Exclude<ChangedDetail, 'roomId'>, (before: BookingState) => string> = {
  customerId: () => refusals.otherCustomer,
  notes: () => refusals.otherNotes,
  price: ({ price }) => refusals.otherPrice(price),
}

/** What the trail keeps of the booking as it was; whose it was and what its notes said, it leaves out. */
function traceOf(booking: BookingState, wanted: Changed): string {
  const { period, people, roomName } = booking
  const others = (Object.keys(replaced) as (keyof typeof replaced)[]).filter((name) => wanted[name] !== booking[name])
  return [
    ...(placeText(wanted) === placeText(booking) ? [] : [refusals.before(period, people, roomName)]),
    ...others.map((name) => replaced[name](booking)),
  ].join('\u00a0; ')
}

/**
 * Changes a booking of the caller's restaurants that waits or is confirmed, before its hour, and writes it down. The same
 * change again changes and tells nothing. Call it inside `competing`.
 * @param seen what the caller's page showed of it (`seenForChange`)
 * @returns the booking as it is then
 * @throws Refusal 404; 409 when it is not what was seen, cannot be changed, or others hold the space; 400 and 422 as for a new one
 */
export async function changeByStaff(
  tx: Queryable,
  caller: Caller,
  { id, kind }: Pick<BookingState, 'id' | 'kind'>,
  { change, seen }: { change: Change; seen: string },
): Promise<BookingState> {
  const booking = await lockBooking(tx, scopeOf(caller), kind, id)
  if (!booking) throw notFound(requestRefusals.unknown.booking)
  const { status, period, people } = booking
  const wanted = wantedOf(booking, change)
  const trace = traceOf(booking, wanted)
  if (trace === '') return booking
  if (textSeen(booking, change) !== seen) {
    throw conflict(refusals.changedMeanwhile(kind, period, people, statusLabels[kind][status]))
  }
  if (!canChangeBooking({ status, start: period.start }, Date.now(), booking.zone)) {
    throw conflict(refusals.notChangeable)
  }
  checkMostPeople(kind, wanted.people)
  if (wanted.customerId !== booking.customerId) await checkCustomer(tx, caller, booking, wanted.customerId)
  if (placeText(wanted) !== placeText(booking)) {
    const names = errorNames[kind]
    await writeMove(tx, booking, wanted, { names, taken: takenRefusal(names) })
  }
  await writeBookingDetails(tx, booking, wanted)
  await tell(tx, booking, wanted)
  await recordAudit(tx, caller, {
    action: 'changeBooking',
    resource: auditedAs[kind],
    resourceId: id,
    restaurantId: booking.restaurantId,
    reason: trace,
  })
  return { ...booking, ...wanted }
}
