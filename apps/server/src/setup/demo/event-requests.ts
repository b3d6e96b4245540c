import { type BookingPeriod, type BookingStatus, isOpenDuring, overlaps } from '@potager/domain/booking'
import { type EventType, eventTypes } from '@potager/domain/event-request'
import { addDays, addMinutes, todayInParis, wallToInstant, weekdayOf } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import { eventRequestRefusals, eventRequestTexts } from './event-request-texts.ts'
import type { Chance } from './random.ts'
import { type DemoBookableRestaurant, insertBookings } from './reservations.ts'

/** Held space: a room, or the whole restaurant when null. */
export type DemoHold = { restaurant_id: string; room_id: string | null; starts_at: string; ends_at: string }

/** An event request of the demo, by database column. */
export type DemoEventRequest = DemoHold & {
  id: string
  customer_id: string
  people: number
  status: BookingStatus
  cancel_reason: string | null
  title: string
  event_type: EventType
  description: string
  special_requests: string | null
  contact_phone: string | null
  estimated_price_cents: number | null
  created_at: string
}

/** Age of a request and days until its event, both relative to now. */
type Timing = { status: BookingStatus; age: readonly [number, number]; inDays: readonly [number, number] }

const MINUTE = 60_000
const TRIES = 400
/** Index of the request that competes with the one before it. */
const RIVAL = 9

/** 40 requests over 90 days. Half of the pending ones are several days old. */
const timings: readonly Timing[] = [
  ...[0, 0, 1, 2, 3, 4, 6, 8, 9, 12].map((age): Timing => ({ status: 'PENDING', age: [age, age], inDays: [8, 45] })),
  ...Array.from({ length: 9 }, (): Timing => ({ status: 'CONFIRMED', age: [8, 35], inDays: [1, 24] })),
  ...Array.from({ length: 13 }, (_, index): Timing => {
    const since = 3 + index * 5
    return { status: 'COMPLETED', age: [since + 9, since + 22], inDays: [-since - 4, -since] }
  }),
  ...Array.from({ length: 8 }, (_, index): Timing => {
    const age = 9 + index * 10
    return { status: 'CANCELLED', age: [age, age], inDays: [12 - age, 40 - age] }
  }),
]

function spaceFor(
  restaurant: DemoBookableRestaurant['restaurants'][number],
  people: number,
): string | null | undefined {
  const fitting = restaurant.rooms.filter(({ reservable, capacity }) => reservable && capacity >= people)
  const smallest = fitting.toSorted((a, b) => a.capacity - b.capacity)[0]
  if (smallest) return smallest.id
  return restaurant.seats >= people ? null : undefined
}

function collides(hold: DemoHold, other: DemoHold): boolean {
  const sameSpace = hold.room_id === null || other.room_id === null || hold.room_id === other.room_id
  const period = ({ starts_at, ends_at }: DemoHold): BookingPeriod => ({ start: starts_at, end: ends_at })
  return hold.restaurant_id === other.restaurant_id && sameSpace && overlaps(period(hold), period(other))
}

/** A free place for an event of this kind during opening hours; null when none was found, which drops the event. */
function placeFor(
  chance: Chance,
  { restaurants, today }: { restaurants: DemoBookableRestaurant['restaurants']; today: string },
  { type, people, inDays }: { type: EventType; people: number; inDays: Timing['inDays'] },
  held: readonly DemoHold[],
): DemoHold | null {
  const { days, starts, hours } = eventRequestTexts[type]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const restaurant = chance.pick(restaurants)
    const day = addDays(today, chance.whole(...inDays))
    const start = `${day}T${chance.pick(starts)}:00`
    const period = { start, end: addMinutes(start, chance.pick(hours) * 60) }
    const room = spaceFor(restaurant, people)
    if (!days.includes(weekdayOf(day)) || room === undefined || !isOpenDuring(restaurant, period)) continue
    const hold = { restaurant_id: restaurant.id, room_id: room, starts_at: period.start, ends_at: period.end }
    if (!held.some((other) => collides(hold, other))) return hold
  }
  return null
}

/** A past moment that many days ago, in office hours. */
function askedAt(chance: Chance, now: number, age: Timing['age']): number {
  const day = addDays(todayInParis(now), -chance.whole(...age))
  const clock = `${String(chance.whole(8, 19)).padStart(2, '0')}:${String(chance.whole(0, 59)).padStart(2, '0')}`
  return Math.min(wallToInstant(`${day}T${clock}:00`), now - chance.whole(5, 90) * MINUTE)
}

const phone = (chance: Chance) => `06399800${String(chance.whole(0, 99)).padStart(2, '0')}`

/**
 * 40 event requests of every kind and status, made in the 90 days before `now`; confirmed ones avoid `held`. The two
 * oldest pending ones compete for the same room and time.
 */
export function demoEventRequests(
  chance: Chance,
  house: DemoBookableRestaurant,
  held: readonly DemoHold[],
  now: number,
): DemoEventRequest[] {
  const today = todayInParis(now)
  const taken = [...held]
  const made: DemoEventRequest[] = []
  for (const [index, { status, age, inDays }] of timings.entries()) {
    const type = eventTypes[index % eventTypes.length] ?? 'AUTRE'
    const texts = eventRequestTexts[type]
    const competitor = index === RIVAL ? made.at(-1) : undefined
    const people = Math.min(chance.whole(...texts.people), competitor?.people ?? Number.POSITIVE_INFINITY)
    // Every other one belongs to the first two restaurants, so that the demo owner has some in each state.
    const restaurants = index % 2 === 0 ? house.restaurants.slice(0, 2) : house.restaurants
    const at = askedAt(chance, now, age)
    const place = competitor ?? placeFor(chance, { restaurants, today }, { type, people, inDays }, taken)
    if (!place) continue
    const agreed = status === 'CONFIRMED' || status === 'COMPLETED'
    if (agreed) taken.push(place)
    made.push({
      id: chance.id(at),
      restaurant_id: place.restaurant_id,
      room_id: place.room_id,
      starts_at: place.starts_at,
      ends_at: place.ends_at,
      customer_id: chance.pick(house.customers).id,
      people,
      status,
      cancel_reason:
        status === 'CANCELLED' ? (eventRequestRefusals[index % eventRequestRefusals.length] ?? null) : null,
      title: texts.titles[Math.floor(index / eventTypes.length) % texts.titles.length] ?? '',
      event_type: type,
      description: chance.pick(texts.descriptions),
      special_requests: chance.next() < 0.6 ? chance.pick(texts.requests) : null,
      contact_phone: chance.next() < 0.8 ? phone(chance) : null,
      estimated_price_cents: agreed ? people * texts.euros * 100 : null,
      created_at: new Date(at).toISOString(),
    })
  }
  return made
}

/** Stores the requests; the database refuses two that hold the same space. */
export async function insertEventRequests(tx: Queryable, events: readonly DemoEventRequest[]): Promise<void> {
  await insertBookings(tx, 'EVENT', events)
}
