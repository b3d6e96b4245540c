import { normalisePhone } from '../../base/format/phone.ts'
import { readText } from '../../base/text/index.ts'
import { capacityOf, draftNumber, draftOf, draftOneOf, draftText, draftWallTime } from '../booking/index.ts'
import type { Restaurant } from '../restaurant/index.ts'
import { eventRequestFormMessages } from './event-request.messages.ts'
import { eventRequestLimits, eventTypes } from './event-request.ts'

/** A phone number without spaces (AMB-64); invalid ones are left for the server to refuse. */
function sentPhone(typed: string): string | undefined {
  return normalisePhone(typed) ?? (readText(typed) || undefined)
}

/** The form of an event request; no room means the whole restaurant. */
export const eventRequestDraft = draftOf({
  customerId: draftText,
  restaurantId: draftText,
  roomId: { ...draftText, wire: 'meetingRoomId' },
  type: draftOneOf(eventTypes, 'AUTRE'),
  start: { ...draftWallTime, wire: 'startTime' },
  end: { ...draftWallTime, wire: 'endTime' },
  people: { ...draftNumber, wire: 'numberOfPeople' },
  title: draftText,
  description: draftText,
  phone: { ...draftText, wire: 'contactPhone', write: sentPhone },
  specialRequests: draftText,
})

/** Values of the event request form. */
export type EventRequestDraft = ReturnType<typeof eventRequestDraft.empty>

/** Whether the form may be sent: title, customer, restaurant, start, end, description and people are filled in. */
export function canSubmitEventRequest(draft: EventRequestDraft): boolean {
  const { title, description, customerId, restaurantId, start, end, people } = draft
  const filled = [title, description, customerId, restaurantId, start, end].every((text) => readText(text) !== '')
  return filled && (people ?? 0) > 0
}

/** The maximum of people: the chosen room's seats, else the restaurant's; undefined while unknown (AMB-62). */
export function eventCapacity(
  { roomId }: Pick<EventRequestDraft, 'roomId'>,
  restaurant: Pick<Restaurant, 'seats' | 'rooms'> | undefined,
): number | undefined {
  if (!restaurant) return undefined
  if (roomId === '') return capacityOf(restaurant, null) || undefined
  const room = restaurant.rooms.find(({ id }) => id === roomId)
  return room && capacityOf(restaurant, room)
}

/** The submit message for a missing title or description; null when both are filled in (AMB-36). */
export function eventRequestSubmitMessage({
  title,
  description,
}: Pick<EventRequestDraft, 'title' | 'description'>): string | null {
  if (readText(title) === '') return eventRequestFormMessages.titleRequiredOnSubmit
  return readText(description) === '' ? eventRequestFormMessages.descriptionRequired : null
}

/** Fields with a counter. */
export type CountedEventRequestField = 'title' | 'description' | 'specialRequests'

/** The counter of a field, 'n/100', and a warning above the recommended length, which is still accepted. */
export function eventRequestCounter(
  field: CountedEventRequestField,
  text: string,
): { count: string; warning: string | null } {
  const { advised, max } = eventRequestLimits[field]
  return {
    count: eventRequestFormMessages.counter(text.length, advised),
    warning: text.length > advised && text.length <= max ? eventRequestFormMessages.longerThanAdvised(max) : null,
  }
}
