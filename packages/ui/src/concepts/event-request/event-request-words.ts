import { type EventRequest, type EventType, eventTypes, waitingDays } from '@potager/domain/event-request'
import { formatPriceTtc, readableCode, shortId } from '@potager/domain/format'
import { eventRequestMessages, eventTypeLabels } from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'

/** '#' and the last 8 characters of the id. */
export function eventRequestReference({ id }: Pick<EventRequest, 'id'>): string {
  return `#${shortId(id)}`
}

/** The event type's label; an unknown code is shown as received. */
export function eventTypeOf({ type }: Pick<EventRequest, 'type'>): string {
  const known = eventTypes.find((one): one is EventType => one === type)
  return known ? eventTypeLabels[known] : readableCode(type)
}

/** The room's name, or the whole restaurant. */
export function eventRequestLocationOf({ roomName }: Pick<EventRequest, 'roomName'>): string {
  return roomName ?? eventRequestMessages.wholeRestaurant
}

/** '450,00 € TTC'; undefined without an estimate. */
export function eventRequestPriceOf({ estimatedPrice }: Pick<EventRequest, 'estimatedPrice'>): string | undefined {
  return estimatedPrice === undefined ? undefined : formatPriceTtc(estimatedPrice)
}

/** How long a request has been pending; undefined once it is answered. */
export function waitOf(request: Pick<EventRequest, 'status' | 'createdAt'>, now: Instant): string | undefined {
  const days = waitingDays(request, now)
  return days === null ? undefined : eventRequestMessages.waiting(days)
}
