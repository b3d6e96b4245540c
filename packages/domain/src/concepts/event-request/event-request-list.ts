import { type Instant, todayInParis, type WallDate, wallDurationMinutes } from '../../base/time/index.ts'
import { type BookingStatus, bookingStatuses, isBookingStatus, isOfStatus, waitsForAnswer } from '../booking/index.ts'
import type { EventRequest } from './event-request.ts'

/** Client-side filter of a list of requests. */
export type EventRequestFilter = { status?: string; type?: string; restaurantId?: string; from?: WallDate }

/** Whether a request passes: of the status, equal type and restaurant; start on the given day or later (AMB-29). */
export function matchesEventRequestFilter(
  request: EventRequest,
  { status, type, restaurantId, from }: EventRequestFilter,
): boolean {
  if (status && !isOfStatus(request, status)) return false
  if (type && request.type !== type) return false
  if (restaurantId && request.restaurantId !== restaurantId) return false
  return !from || (request.start ?? '') >= from
}

/**
 * Counters of the management screen, over all given requests (AMB-39: before the status filter). A confirmed one whose
 * customer would prefer another moment is among those that wait too.
 */
export function countEventRequests(
  requests: readonly Pick<EventRequest, 'status' | 'wish'>[],
): Record<BookingStatus | 'total', number> {
  const of = (status: BookingStatus) => requests.filter((request) => isOfStatus(request, status)).length
  const [pending, confirmed, completed, cancelled] = bookingStatuses.map(of)
  return {
    total: requests.length,
    PENDING: pending ?? 0,
    CONFIRMED: confirmed ?? 0,
    COMPLETED: completed ?? 0,
    CANCELLED: cancelled ?? 0,
  }
}

/** What waits for an answer first, longest waiting first, then the others, latest event first. */
export function byUrgency(requests: readonly EventRequest[]): EventRequest[] {
  const waiting = requests.filter(waitsForAnswer)
  const others = requests.filter((request) => !waitsForAnswer(request))
  return [
    ...waiting.toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0)),
    ...others.toSorted((a, b) => (b.start ?? '').localeCompare(a.start ?? '')),
  ]
}

/** Days of the calendar that a request has been pending, 0 on its own day; null for other statuses and unreadable dates. */
export function waitingDays({ status, createdAt }: Pick<EventRequest, 'status' | 'createdAt'>, now: Instant) {
  if (status !== 'PENDING' || createdAt === null) return null
  return Math.max(0, wallDurationMinutes(todayInParis(createdAt), todayInParis(now)) / 1440)
}

const offered: Record<BookingStatus, readonly BookingStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
}

/** Moves offered by the detail modals, in the user's list and the management screen. */
export function offeredEventRequestMoves(status: string): readonly BookingStatus[] {
  return isBookingStatus(status) ? offered[status] : []
}

/** Whether the refuse button is enabled: not for a cancelled request. */
export function canRefuseEventRequest(status: string): boolean {
  return isBookingStatus(status) && status !== 'CANCELLED'
}

/** The confirmation that a choice in the dropdown needs: for refusing, for leaving a final status, or none. */
export function eventRequestMoveQuestion(from: string, to: BookingStatus): 'refuse' | 'reopen' | null {
  if (from === to) return null
  if (to === 'CANCELLED') return 'refuse'
  return from === 'COMPLETED' || from === 'CANCELLED' ? 'reopen' : null
}
