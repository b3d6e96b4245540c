import { normalisePhone } from '../../base/format/phone.ts'
import { eventRequestFormMessages } from '../../base/messages/event-request.ts'
import { capacityOf, draftNumber, draftOf, draftOneOf, draftText, draftWallTime } from '../booking/index.ts'
import type { Restaurant } from '../restaurant/index.ts'
import { eventRequestLimits, eventTypes } from './event-request.ts'

/** A phone number without its spaces (AMB-64); what is none is the server's to refuse. */
function sentPhone(typed: string): string | undefined {
  const phone = typed.trim()
  return normalisePhone(phone) ?? (phone || undefined)
}

/** The form of an event request; no room is the whole restaurant. */
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

/** An event request as its form holds it. */
export type EventRequestDraft = ReturnType<typeof eventRequestDraft.empty>

/** Whether the form may be sent: title, customer, restaurant, start, end, description and somebody to come. */
export function canSubmitEventRequest(draft: EventRequestDraft): boolean {
  const { title, description, customerId, restaurantId, start, end, people } = draft
  const filled = [title, description, customerId, restaurantId, start, end].every((text) => text.trim() !== '')
  return filled && people !== null && people > 0
}

/** How many people fit: the chosen room's seats, else the restaurant's; undefined while unknown (AMB-62). */
export function eventCapacity(
  { roomId }: Pick<EventRequestDraft, 'roomId'>,
  restaurant: Pick<Restaurant, 'seats' | 'rooms'> | undefined,
): number | undefined {
  if (!restaurant) return undefined
  if (roomId === '') return capacityOf(restaurant, null) || undefined
  const room = restaurant.rooms.find(({ id }) => id === roomId)
  return room && capacityOf(restaurant, room)
}

/** What submitting says first when the title or the description is missing; null when both are there (AMB-36). */
export function eventRequestSubmitMessage({
  title,
  description,
}: Pick<EventRequestDraft, 'title' | 'description'>): string | null {
  if (title.trim() === '') return eventRequestFormMessages.titleRequiredOnSubmit
  return description.trim() === '' ? eventRequestFormMessages.descriptionRequired : null
}

/** Fields with a counter. */
export type CountedEventRequestField = 'title' | 'description' | 'specialRequests'

/** The counter of a field, 'n/100', and a warning once the text is longer than advised though still accepted. */
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
