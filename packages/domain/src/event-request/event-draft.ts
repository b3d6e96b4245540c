import { capacityOf } from '../booking/booking-capacity.ts'
import type { Customer } from '../customer/customer.ts'
import { eventFormMessages } from '../messages/event-request.ts'
import type { Restaurant } from '../restaurant/restaurant.ts'
import type { WallTime } from '../time/index.ts'
import { type EventType, eventLimits } from './event-request.ts'

/** An event request as its form holds it; '' is what is not filled in, no room is the whole restaurant; times 'YYYY-MM-DDTHH:mm'. */
export type EventDraft = {
  customerId: Customer['id']
  restaurantId: string
  roomId: string
  type: EventType
  start: WallTime
  end: WallTime
  people: number | null
  title: string
  description: string
  phone: string
  specialRequests: string
}

/** A form that nobody has touched. */
export function emptyEventDraft(): EventDraft {
  return {
    customerId: '',
    restaurantId: '',
    roomId: '',
    type: 'AUTRE',
    start: '',
    end: '',
    people: null,
    title: '',
    description: '',
    phone: '',
    specialRequests: '',
  }
}

/** Whether the form may be sent: title, customer, restaurant, start, end, description and somebody to come (SPEC §5). */
export function canSubmitEvent(draft: EventDraft): boolean {
  const { title, description, customerId, restaurantId, start, end, people } = draft
  const filled = [title, description, customerId, restaurantId, start, end].every((text) => text.trim() !== '')
  return filled && people !== null && people > 0
}

/** How many people fit: the chosen room's seats, else the restaurant's; undefined while unknown (SPEC §5, AMB-62). */
export function eventCapacity(
  { roomId }: Pick<EventDraft, 'roomId'>,
  restaurant: Pick<Restaurant, 'seats' | 'rooms'> | undefined,
): number | undefined {
  if (!restaurant) return undefined
  if (roomId === '') return capacityOf(restaurant, null) || undefined
  const room = restaurant.rooms.find(({ id }) => id === roomId)
  return room && capacityOf(restaurant, room)
}

/** What submitting says first when the title or the description is missing; null when both are there (SPEC §5, AMB-36). */
export function eventSubmitMessage({ title, description }: Pick<EventDraft, 'title' | 'description'>): string | null {
  if (title.trim() === '') return eventFormMessages.titleRequiredOnSubmit
  return description.trim() === '' ? eventFormMessages.descriptionRequired : null
}

/** Fields with a counter. */
export type CountedEventField = 'title' | 'description' | 'specialRequests'

/** The counter of a field, 'n/100', and a warning once the text is longer than advised though still accepted (B11, V43). */
export function eventCounter(field: CountedEventField, text: string): { count: string; warning: string | null } {
  const { advised, max } = eventLimits[field]
  return {
    count: eventFormMessages.counter(text.length, advised),
    warning: text.length > advised && text.length <= max ? eventFormMessages.longerThanAdvised(max) : null,
  }
}

const draftFields: Readonly<Record<string, keyof EventDraft>> = {
  meetingRoomId: 'roomId',
  startTime: 'start',
  endTime: 'end',
  numberOfPeople: 'people',
  contactPhone: 'phone',
}

/** A server's field in the form's spelling: 'numberOfPeople' is 'people'. */
export function eventFieldOf(wireField: string): string {
  return draftFields[wireField] ?? wireField
}
