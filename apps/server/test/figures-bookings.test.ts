import { contract } from '@potager/domain/contract'
import { addDays, addMinutes, todayInParis, type WallTime } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerCaller } from './access/callers.ts'
import { newRestaurant } from './access/restaurant.ts'
import { startServer, type TestServer } from './harness.ts'

const { getBookingFigures } = contract.figures

let server: TestServer
let token: string
let house: { id: string; seats: number; room: string }
let customer: string

beforeAll(async () => {
  server = await startServer()
  token = await registerCaller(server, 'chiffres')
  const meetingRooms = [{ name: 'Verrière', numberMettingPlace: 20, isReservable: true }]
  const { id, numberPlace } = await server.ok(contract.restaurant.createRestaurant, {
    token,
    body: { ...newRestaurant, meetingRooms },
  })
  const [room] = await server.db.query<{ id: string }>('select id from room where restaurant_id = $1', [id])
  house = { id, seats: numberPlace, room: room?.id ?? '' }
  const [person] = await server.db.query<{ id: string }>('select id from customer limit 1')
  customer = person?.id ?? ''
})
beforeEach(() => server.db.query('delete from booking where restaurant_id = $1', [house.id]))

const today = todayInParis(Date.now())

type Booking = {
  status?: string
  people?: number
  room?: string | null
  minutes?: number
  noShow?: boolean
  event?: true
}

async function book(
  start: WallTime,
  { status = 'COMPLETED', people = 2, room = house.room, minutes = 90, noShow = false, event }: Booking = {},
): Promise<void> {
  await server.db.query(
    `insert into booking (id, kind, restaurant_id, room_id, customer_id, starts_at, ends_at, people, status, no_show, title,
       event_type, description)
     values (gen_random_uuid(), $1, $2, $3, $4, $5::text::timestamp, $6::text::timestamp, $7, $8, $9, $10, $11, $10)`,
    [
      event ? 'EVENT' : 'RESERVATION',
      house.id,
      room,
      customer,
      start,
      addMinutes(start, minutes),
      people,
      status,
      noShow,
      event ? 'Anniversaire' : null,
      event ? 'AUTRE' : null,
    ],
  )
}

const figures = (from: string, to: string) =>
  server.ok(getBookingFigures, { token, query: { startDate: from, endDate: to } })

describe('figures of bookings', () => {
  it('count bookings by day and by room, without cancelled ones and pending events, with no-shows [FIG-06] [FIG-07]', async () => {
    const [last, first] = [addDays(today, -1), addDays(today, -3)]
    await book(`${first}T12:00:00`, { people: 4 })
    await book(`${first}T19:00:00`, { people: 6, noShow: true })
    await book(`${last}T12:00:00`, { room: null, people: 10, minutes: 240, status: 'CONFIRMED' })
    await book(`${last}T19:00:00`, { event: true, people: 12 })
    await book(`${last}T20:00:00`, { event: true, people: 99, status: 'PENDING' })
    await book(`${last}T21:00:00`, { people: 20, status: 'CANCELLED' })
    await book(`${addDays(first, -1)}T12:00:00`, { people: 3 })
    await book(`${addDays(first, -4)}T12:00:00`, { people: 20 })
    expect(await figures(first, last)).toEqual({
      since: addDays(first, -4),
      period: { from: first, to: last, bookings: 4, guests: 32, begun: 3, noShows: 1 },
      previous: { from: addDays(first, -3), to: addDays(first, -1), bookings: 1, guests: 3, begun: 1, noShows: 0 },
      days: [
        { day: first, reservations: 2, events: 0, guests: 10 },
        { day: addDays(first, 1), reservations: 0, events: 0, guests: 0 },
        { day: last, reservations: 1, events: 1, guests: 22 },
      ],
      rooms: [
        {
          restaurantId: house.id,
          restaurant: newRestaurant.name,
          room: null,
          bookings: 1,
          minutes: 240,
          guests: 10,
          seats: house.seats,
        },
        {
          restaurantId: house.id,
          restaurant: newRestaurant.name,
          room: 'Verrière',
          bookings: 3,
          minutes: 270,
          guests: 22,
          seats: 60,
        },
      ],
    })
  })

  it('count a booking as begun only after its start [FIG-06]', async () => {
    await book(`${today}T00:00:00`, { minutes: 1 })
    await book(`${today}T23:59:00`, { minutes: 1, status: 'CONFIRMED' })
    expect((await figures(today, today)).period).toMatchObject({ bookings: 2, begun: 1 })
  })

  it('begin with the first booking that is not cancelled', async () => {
    await book(`${addDays(today, -5)}T12:00:00`, { status: 'CANCELLED' })
    expect(await figures(addDays(today, -9), today)).toMatchObject({ since: null, days: [], rooms: [] })
    await book(`${addDays(today, -2)}T12:00:00`)
    const { since, days } = await figures(addDays(today, -9), today)
    expect([since, days.length]).toEqual([addDays(today, -2), 3])
  })
})
