import {
  type BookingPeriod,
  type BookingStatus,
  capacityOf,
  checkPeriod,
  closureDuring,
  type PeriodProblem,
} from '@potager/domain/booking'
import { bookingRefusals, requestRefusals, staleMessages } from '@potager/domain/messages'
import type { Schedule } from '@potager/domain/restaurant'
import type { Queryable } from '../../db/database.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { findCustomerName } from '../customer/queries.ts'
import { conflict, invalid, notFound, Refusal } from '../errors.ts'
import { fromRow } from '../restaurant/queries.ts'
import { type BookableRestaurant, type BookingState, findBookableRestaurant } from './queries.ts'
import { holds, type TakenRefusal } from './space.ts'

/** Error names of a concept. */
export type BookingErrorNames = Record<'conflict' | 'time' | 'closed' | 'capacity' | 'forbidden', string>

/** A requested booking, in the domain's terms. */
export type BookingRequest = {
  restaurantId: string
  roomId: string | null
  customerId: string
  period: BookingPeriod
  people: number
}

const m = bookingRefusals

/** The same before its customer is known. */
type PlaceRequest = Omit<BookingRequest, 'customerId'> & { customerId?: string }

/** 409: other bookings hold the space (ReservationConflict, EventConflictException). */
export function takenRefusal({ conflict: error }: BookingErrorNames): TakenRefusal {
  return ([holder]) => {
    return new Refusal(409, m.taken(holder ? { roomName: holder.roomName, period: holder } : null), { error })
  }
}

function forbiddenBooking({ forbidden }: BookingErrorNames): Refusal {
  return new Refusal(403, m.forbidden, { error: forbidden })
}

/**
 * Checks that the caller may see a restaurant's bookings. @throws Refusal 404 when there is none; 403 when it is not
 * theirs
 */
export async function checkWorksFor(db: Queryable, caller: Caller, restaurantId: string, names: BookingErrorNames) {
  const restaurant = await findBookableRestaurant(db, scopeOf(caller), { restaurantId, roomId: null })
  if (!restaurant) throw notFound(requestRefusals.unknown.restaurant)
  if (!restaurant.allowed) throw forbiddenBooking(names)
}

function timeRefusal(problem: PeriodProblem, { time }: BookingErrorNames): Refusal {
  const message = m.time[problem]
  const field = problem === 'past' || problem === 'start-skipped' ? 'startTime' : 'endTime'
  return new Refusal(400, message, { error: time, fields: { [field]: message } })
}

/** The restaurant and room of a request; problems are reported at the wire's fields. */
async function placeOf(tx: Queryable, scope: string | null, request: PlaceRequest, names: BookingErrorNames) {
  const problems: Record<string, string> = {}
  const restaurant = await findBookableRestaurant(tx, scope, request)
  if (restaurant && !restaurant.allowed) throw forbiddenBooking(names)
  if (!restaurant) problems.restaurantId = m.unknownRestaurant
  else if (request.roomId !== null && !restaurant.room) problems.meetingRoomId = m.unknownRoom
  else if (restaurant.room && !restaurant.room.reservable) problems.meetingRoomId = m.notReservable
  if (request.customerId !== undefined && (await findCustomerName(tx, scope, request.customerId)) === undefined) {
    problems.customerId = m.unknownCustomer
  }
  if (!restaurant || Object.keys(problems).length > 0) throw invalid(problems)
  return restaurant
}

/**
 * Checks a new booking against everything except other bookings, which the database checks.
 * @throws Refusal 400 with a message per field, also for impossible times; 403; 422 over capacity or while closed
 */
export function checkBooking(
  tx: Queryable,
  caller: Caller,
  request: BookingRequest,
  names: BookingErrorNames,
): Promise<void> {
  return checkPlace(tx, scopeOf(caller), request, names)
}

/** The same for a visitor, who may ask any restaurant, before their customer is known. */
export function checkRequested(
  tx: Queryable,
  request: Omit<BookingRequest, 'customerId'>,
  names: BookingErrorNames,
): Promise<void> {
  return checkPlace(tx, null, request, names)
}

async function checkPlace(
  tx: Queryable,
  scope: string | null,
  request: PlaceRequest,
  names: BookingErrorNames,
): Promise<void> {
  const { period, people } = request
  const restaurant = await placeOf(tx, scope, request, names)
  const problem = checkPeriod(period, Date.now(), restaurant.zone)
  if (problem) throw timeRefusal(problem, names)
  const capacity = capacityOf(restaurant, restaurant.room)
  if (capacity !== undefined && people > capacity) {
    const message = m.capacity(capacity)
    throw new Refusal(422, message, { error: names.capacity, fields: { numberOfPeople: message } })
  }
  const schedule = scheduleOf(restaurant)
  const closure = closureDuring(schedule, period)
  if (closure) throw new Refusal(422, m.closed(schedule, period, closure), { error: names.closed })
}

function scheduleOf({ openingHours, exceptions, zone }: BookableRestaurant): Schedule {
  return { openingHours, exceptions: exceptions.map(fromRow), zone }
}

/**
 * Refuses to confirm or reactivate a booking on days that were closed since it was made. Weekly hours are ignored: they
 * may have been different then.
 * @throws Refusal 422 that names the closure
 */
export async function checkStillOpen(
  tx: Queryable,
  booking: BookingState,
  status: BookingStatus,
  names: BookingErrorNames,
): Promise<void> {
  const promises = status === 'CONFIRMED' || (holds(booking, status) && !holds(booking, booking.status))
  const restaurant = promises ? await findBookableRestaurant(tx, null, booking) : undefined
  if (!restaurant) return
  const schedule = scheduleOf(restaurant)
  const closure = closureDuring(schedule, booking.period)
  if (closure?.exception) throw new Refusal(422, m.closed(schedule, booking.period, closure), { error: names.closed })
}

/**
 * Refuses a change made from a status that somebody has changed since; a change to the current status has no effect and
 * passes. `labels` are the French names of the statuses.
 * @throws Refusal 409
 */
export function checkSeen(
  { status }: { status: BookingStatus },
  seen: BookingStatus | undefined,
  wanted: BookingStatus,
  labels: Readonly<Record<BookingStatus, string>>,
): void {
  if (seen && seen !== status && wanted !== status) throw conflict(staleMessages.booking(labels[status]))
}
