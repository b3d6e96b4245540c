import { contract } from '@potager/domain/contract'
import { lastRequestDay } from '@potager/domain/request'
import { addDays, todayInParis, weekdayOf } from '@potager/domain/time'
import { type CallAnswer, type Known, startServer, type TestServer } from './harness.ts'

/** The last request of the demo is 45 days ahead. */
const WEEKS_OF_DEMO = 7
/** The same day for all tests of a run: a week that one of them took must stay taken. */
const today = todayInParis(Date.now())

/** A Saturday some weeks after all demo data: every restaurant of the demo is open then. */
export function saturdayIn(weeks: number): string {
  const from = addDays(today, 7 * (WEEKS_OF_DEMO + weeks))
  if (addDays(from, 6) > lastRequestDay(today)) throw new Error(`Week ${weeks} is too far: no visitor may ask for it`)
  const days = Array.from({ length: 7 }, (_, day) => addDays(from, day))
  return days.find((day) => weekdayOf(day) === 'SATURDAY') ?? from
}

/** A reservation of the whole restaurant without conflicts, in its own week. */
export function fullReservation({ restaurant, customer }: Pick<Known, 'restaurant' | 'customer'>, weeks: number) {
  return {
    customerId: customer,
    restaurantId: restaurant,
    type: 'RESTAURANT_FULL',
    startTime: `${saturdayIn(weeks)}T19:00:00`,
    endTime: `${saturdayIn(weeks)}T21:00:00`,
    numberOfPeople: 20,
  }
}

const { createReservation, updateReservationStatus } = contract.reservation

type House = { id: string; rooms: string[] }

export type ReservationSetup = {
  server: TestServer
  /** Session of the owner of both restaurants. */
  token: string
  customer: string
  /** Open 11:30 to 22:00, closed on Sunday and Monday; 64 seats, rooms of 24, 10 and 6, the last one not reservable. */
  tonka: House
  /** Open on Friday and Saturday until one in the morning. */
  cardon: House
  /** A Saturday that no other test uses. */
  nextSaturday: () => string
  /** The body of a room reservation on the evening of that day. */
  body: (day: string, change?: object) => object
  ask: (body: object) => Promise<CallAnswer>
  reserve: (day: string, change?: object) => ReturnType<typeof ok>
  setStatus: (id: string, status: string, reason?: string) => Promise<CallAnswer>
}

const ok = (server: TestServer, token: string, body: object) => server.ok(createReservation, { token, body })

/** The whole restaurant instead of a room. */
export const whole = { type: 'RESTAURANT_FULL', meetingRoomId: undefined }

/** An id that no row has. */
export const nowhere = '0197a000-0000-7000-8000-000000000000'

/** Opens a setup on a server of its own. */
export async function openReservationSetup(): Promise<ReservationSetup> {
  const server = await startServer()
  const token = await server.tokenOf('proprietaire')
  const restaurants = await server.ok(contract.restaurant.listMyRestaurants, { token })
  const named = (name: string): House => {
    const found = restaurants.find((restaurant) => restaurant.name === name)
    return { id: found?.id ?? '', rooms: (found?.meetingRooms ?? []).map(({ id }) => id) }
  }
  const customers = await server.ok(contract.customer.listCustomers, { token })
  const customer = customers[0]?.id ?? ''
  const tonka = named('La Fève Tonka')
  let week = 0
  const body = (day: string, change: object = {}) => ({
    customerId: customer,
    restaurantId: tonka.id,
    type: 'MEETING_ROOM',
    meetingRoomId: tonka.rooms[0],
    startTime: `${day}T19:00:00`,
    endTime: `${day}T21:00:00`,
    numberOfPeople: 12,
    ...change,
  })
  return {
    server,
    token,
    customer,
    tonka,
    cardon: named('Le Cardon Rouge'),
    nextSaturday: () => {
      week += 1
      return saturdayIn(week)
    },
    body,
    ask: (sent) => server.ask(createReservation, { token, body: sent }),
    reserve: (day, change) => ok(server, token, body(day, change)),
    setStatus: (id, status, reason) =>
      server.ask(updateReservationStatus, { token, params: { id }, body: { status, ...(reason ? { reason } : {}) } }),
  }
}
