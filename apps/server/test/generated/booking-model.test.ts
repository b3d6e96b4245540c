import { fc } from '@fast-check/vitest'
import { type BookingStatus, bookingStatuses, holdsSpace, overlaps } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { addDays } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { newEventRequestBody } from '../access/reservation.ts'
import { findKnown, type Known, startServer, type TestServer } from '../harness.ts'
import { fullReservation, saturdayIn } from '../reservation-setup.ts'

const LONG = process.env.LONG === '1'
const RUNS = LONG ? 500 : 40
const SEED = LONG ? Date.now() % 2 ** 31 : 20_260_714

const { createReservation, updateReservationStatus, cancelReservation, listRestaurantReservations } =
  contract.reservation
const { createEventRequest, updateEventRequestStatus, cancelEventRequest, listRestaurantEventRequests } =
  contract.eventRequest

/** A booking by the domain's rules, without a database. */
type Modelled = {
  id: string
  kind: 'RESERVATION' | 'EVENT'
  room: string | null
  start: string
  end: string
  status: BookingStatus
}
type RequestedBooking = Pick<Modelled, 'kind' | 'start' | 'end'> & { room: number }
type Step =
  | ({ do: 'ask' } & RequestedBooking)
  | { do: 'move'; which: number; status: BookingStatus }
  | { do: 'cancel'; which: number }

const wish = fc
  .record({
    kind: fc.constantFrom('RESERVATION' as const, 'EVENT' as const),
    room: fc.integer({ min: -1, max: 1 }),
    hour: fc.integer({ min: 12, max: 17 }),
    hours: fc.integer({ min: 1, max: 4 }),
  })
  .map(
    ({ kind, room, hour, hours }): RequestedBooking => ({ kind, room, start: `${hour}:00`, end: `${hour + hours}:00` }),
  )
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: wish.map((asked): Step => ({ do: 'ask', ...asked })) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      which: fc.nat(20),
      status: fc.constantFrom(...bookingStatuses),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat(20) }) },
)

const sameSpace = (one: Modelled, other: Modelled) =>
  (one.room === null || other.room === null || one.room === other.room) && overlaps(one, other)
const holdersAgainst = (bookings: readonly Modelled[], booking: Modelled) =>
  bookings.filter(
    (other) => other.id !== booking.id && holdsSpace(other.kind, other.status) && sameSpace(booking, other),
  )

let server: TestServer
let known: Known
let token: string
let rooms: string[]
let day = saturdayIn(10)

beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  token = await server.tokenOf('gerant')
  const restaurant = await server.ok(contract.restaurant.getRestaurant, { params: { id: known.restaurant } })
  rooms = restaurant.meetingRooms.filter(({ isReservable }) => isReservable).map(({ id }) => id)
})

async function ask(bookings: Modelled[], { kind, room, start, end }: RequestedBooking): Promise<void> {
  const roomId = rooms[room] ?? null
  const [startTime, endTime] = [`${day}T${start}:00`, `${day}T${end}:00`]
  const asked: Modelled = { id: '', kind, room: roomId, start: startTime, end: endTime, status: 'PENDING' }
  const times = { startTime, endTime, numberOfPeople: 2, ...(roomId ? { meetingRoomId: roomId } : {}) }
  const answer = await (kind === 'EVENT'
    ? server.ask(createEventRequest, { token, body: { ...newEventRequestBody(known), ...times } })
    : server.ask(createReservation, {
        token,
        body: { ...fullReservation(known, 10), type: roomId ? 'MEETING_ROOM' : 'RESTAURANT_FULL', ...times },
      }))
  const holders = holdersAgainst(bookings, asked)
  const refused = kind === 'EVENT' ? holders.some(({ status }) => status === 'CONFIRMED') : holders.length > 0
  expect(answer.status, JSON.stringify(answer.body)).toBe(refused ? 409 : 201)
  if (!refused) bookings.push({ ...asked, id: (answer.body as { id: string }).id })
}

async function move(bookings: readonly Modelled[], booking: Modelled, status: BookingStatus): Promise<void> {
  const endpoint = booking.kind === 'EVENT' ? updateEventRequestStatus : updateReservationStatus
  const answer = await server.ask(endpoint, { token, params: { id: booking.id }, body: { status } })
  const takes = holdsSpace(booking.kind, status) && !holdsSpace(booking.kind, booking.status)
  const refused = takes && holdersAgainst(bookings, booking).length > 0
  expect(answer.status, JSON.stringify(answer.body)).toBe(refused ? 409 : 200)
  if (!refused) booking.status = status
}

/** Runs the steps, checks each answer against the rules, and returns the final bookings. */
async function run(steps: readonly Step[]): Promise<Modelled[]> {
  const bookings: Modelled[] = []
  for (const one of steps) {
    if (one.do === 'ask') await ask(bookings, one)
    const booking = one.do === 'ask' ? undefined : bookings[one.which % Math.max(1, bookings.length)]
    if (booking && one.do === 'move') await move(bookings, booking, one.status)
    if (booking && one.do === 'cancel') {
      const endpoint = booking.kind === 'EVENT' ? cancelEventRequest : cancelReservation
      await server.ok(endpoint, { token, params: { id: booking.id } })
      booking.status = 'CANCELLED'
    }
  }
  return bookings
}

/** The status of every booking of the day, from the lists. */
async function kept(): Promise<Map<string, string>> {
  const lists = await Promise.all([
    server.ok(listRestaurantReservations, { token, params: { id: known.restaurant } }),
    server.ok(listRestaurantEventRequests, { token, params: { restaurantId: known.restaurant } }),
  ])
  const ofDay = lists.flat().filter(({ startTime }) => String(startTime).startsWith(day))
  return new Map(ofDay.map(({ id, status }) => [id, status]))
}

describe('any sequence of reservations, event requests and answers', () => {
  it(
    `ends as the rules say, with nothing booked twice (${RUNS} runs, seed ${SEED})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
          day = addDays(day, 7)
          const bookings = await run(steps)
          expect(await kept()).toEqual(new Map(bookings.map(({ id, status }) => [id, status])))
          const holding = bookings.filter(({ kind, status }) => holdsSpace(kind, status))
          expect(holding.flatMap((booking) => holdersAgainst(holding, booking))).toEqual([])
        }),
        { numRuns: RUNS, seed: SEED },
      )
    },
    LONG ? 600_000 : 120_000,
  )
})
