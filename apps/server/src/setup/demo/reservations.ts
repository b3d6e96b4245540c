import {
  type BookingKind,
  type BookingPeriod,
  type BookingStatus,
  isOpenDuring,
  isPast,
  overlaps,
} from '@potager/domain/booking'
import type { Schedule } from '@potager/domain/restaurant'
import { addDays, todayInParis, wallToInstant, weekdayOf } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import type { DemoCustomer } from './people.ts'
import type { Chance } from './random.ts'

/** Stores demo bookings, whose keys are columns of the table; missing columns get their defaults. */
export async function insertBookings(tx: Queryable, kind: BookingKind, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? { id: null }).join(', ')
  await tx.query(
    `insert into booking (kind, ${columns})
     select $2, ${columns} from jsonb_populate_recordset(null::booking, $1::jsonb)`,
    [JSON.stringify(rows), kind],
  )
}

type DemoRoom = { id: string; capacity: number; reservable: boolean }

/** Inputs of the demo reservations. */
export type DemoBookableRestaurant = {
  restaurants: readonly ({ id: string; seats: number; rooms: readonly DemoRoom[] } & Schedule)[]
  customers: readonly DemoCustomer[]
}

/** A reservation of the demo, by database column. */
export type DemoReservation = {
  id: string
  restaurant_id: string
  room_id: string | null
  customer_id: string
  starts_at: string
  ends_at: string
  people: number
  status: BookingStatus
  notes: string | null
  total_price_cents: number | null
  cancel_reason: string | null
  no_show: boolean
  created_at: string
}

const PAST_DAYS = 60
const COMING_DAYS = 21
const DAY_MS = 86_400_000
/** Chance of a reservation on a day, higher towards the weekend. */
const dayOdds: Record<string, number> = { THURSDAY: 0.55, FRIDAY: 0.7, SATURDAY: 0.75, SUNDAY: 0.4 }
const starts = ['12:00', '12:30', '14:00', '15:00', '17:00', '19:00', '19:30', '20:00']
const minutes = [90, 120, 120, 150, 180, 240]

const notes = [
  'Une poussette à garer près de la table.',
  'Vidéoprojecteur souhaité.',
  'Fête surprise : merci de ne pas appeler la cliente.',
  'Apéritif dès l’arrivée, puis le menu du marché.',
  'Table en U si possible.',
  'Une personne en fauteuil roulant.',
  'Gâteau apporté par la famille.',
  'Départ à l’heure, un train à prendre.',
  'Facture au nom de l’association.',
  'Réunion de quartier, eau et café toute la durée.',
]
const reasons = [
  'Le groupe a reporté son repas.',
  'Client malade.',
  'Trop peu d’inscrits.',
  'Réservé ailleurs.',
  'Salle en travaux ce jour-là.',
]

type Restaurant = DemoBookableRestaurant['restaurants'][number]
type RequestedBooking = { restaurant: Restaurant; room: DemoRoom | null; period: BookingPeriod }

/** A room, or sometimes the whole restaurant, at a usual hour of that day when it is open, if one is found soon. */
function wishFor(chance: Chance, restaurant: Restaurant, day: string, tries = 3): RequestedBooking {
  const rooms = restaurant.rooms.filter(({ reservable }) => reservable)
  const room = rooms.length > 0 && chance.next() < 0.88 ? chance.pick(rooms) : null
  const start = `${day}T${chance.pick(starts)}:00`
  const end = new Date(Date.parse(`${start}Z`) + chance.pick(minutes) * 60_000).toISOString().slice(0, 19)
  const wish = { restaurant, room, period: { start, end } }
  return tries === 1 || isOpenDuring(restaurant, wish.period) ? wish : wishFor(chance, restaurant, day, tries - 1)
}

function statusOf(chance: Chance, over: boolean): BookingStatus {
  const drawn = chance.next()
  if (drawn < 0.1) return 'CANCELLED'
  if (over) return 'COMPLETED'
  return drawn < 0.42 ? 'PENDING' : 'CONFIRMED'
}

/** Between a third of the seats and all of them. */
function peopleFor(chance: Chance, capacity: number): number {
  return chance.whole(Math.max(2, Math.ceil(capacity / 3)), Math.max(2, capacity))
}

/** Rooms cost 2.50 € per seat and hour, the whole restaurant 4 €, rounded to 5 €; some prices are not settled yet. */
function priceOf(chance: Chance, { restaurant, room, period }: RequestedBooking, status: BookingStatus): number | null {
  const settled = chance.next() < 0.75
  if (!settled || status === 'PENDING' || status === 'CANCELLED') return null
  const hours = (Date.parse(`${period.end}Z`) - Date.parse(`${period.start}Z`)) / 3_600_000
  const euros = hours * (room ? room.capacity * 2.5 : restaurant.seats * 4)
  return Math.round(euros / 5) * 500
}

function reservationOf(chance: Chance, wish: RequestedBooking, customer: DemoCustomer, now: number): DemoReservation {
  const { restaurant, room, period } = wish
  const status = statusOf(chance, isPast(period.end, now))
  // Pending ones were made recently, the others days or weeks before their date.
  const asked =
    status === 'PENDING'
      ? now - chance.whole(20, 3 * 24 * 60) * 60_000
      : Math.min(wallToInstant(period.start), now) - chance.whole(DAY_MS, 24 * DAY_MS)
  return {
    id: chance.id(asked),
    restaurant_id: restaurant.id,
    room_id: room?.id ?? null,
    customer_id: customer.id,
    starts_at: period.start,
    ends_at: period.end,
    people: peopleFor(chance, room?.capacity ?? restaurant.seats),
    status,
    notes: chance.next() < 0.4 ? chance.pick(notes) : null,
    total_price_cents: priceOf(chance, wish, status),
    cancel_reason: status === 'CANCELLED' ? chance.pick(reasons) : null,
    no_show: status === 'COMPLETED' && chance.next() < 0.06,
    created_at: new Date(asked).toISOString(),
  }
}

function collides(wish: RequestedBooking, other: DemoReservation): boolean {
  if (other.status === 'CANCELLED' || other.restaurant_id !== wish.restaurant.id) return false
  const sameSpace = !wish.room || other.room_id === null || other.room_id === wish.room.id
  return sameSpace && overlaps(wish.period, { start: other.starts_at, end: other.ends_at })
}

/**
 * Reservations of the 60 days before `now` and the three weeks after it, within opening hours and capacities, without
 * conflicts. Past ones are over, one in ten is cancelled, future ones are confirmed or pending.
 */
export function demoReservations(chance: Chance, house: DemoBookableRestaurant, now: number): DemoReservation[] {
  const today = todayInParis(now)
  const reservations: DemoReservation[] = []
  for (let offset = -PAST_DAYS; offset <= COMING_DAYS; offset++) {
    const day = addDays(today, offset)
    for (const restaurant of house.restaurants) {
      if (chance.next() >= (dayOdds[weekdayOf(day)] ?? 0.3)) continue
      const wish = wishFor(chance, restaurant, day)
      const running = isPast(wish.period.start, now) && !isPast(wish.period.end, now)
      const fits = isOpenDuring(restaurant, wish.period)
      if (running || !fits || reservations.some((other) => collides(wish, other))) continue
      reservations.push(reservationOf(chance, wish, chance.pick(house.customers), now))
    }
  }
  return reservations
}

/** Stores the reservations; the database refuses two for the same space. */
export async function insertReservations(tx: Queryable, reservations: readonly DemoReservation[]): Promise<void> {
  await insertBookings(tx, 'RESERVATION', reservations)
}
