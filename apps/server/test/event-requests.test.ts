import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { newEvent } from './access/event-request.ts'
import { fullReservation, saturday } from './bookings.ts'
import { startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'

const {
  createEventRequest,
  listEventRequests,
  listRestaurantEventRequests,
  updateEventRequestStatus,
  cancelEventRequest,
} = contract.eventRequest
const { createReservation, cancelReservation } = contract.reservation

let server: TestServer
let known: Known
let token: string
let owner: string

beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  token = await server.tokenOf('gerant')
  owner = await server.tokenOf('proprietaire')
})

/** Each test asks for weeks of its own. */
let lastWeek = 40
const newWeek = () => {
  lastWeek += 1
  return lastWeek
}
const body = (change: object = {}, weeks = newWeek()) => ({ ...newEvent(known, weeks), ...change })
const make = (change?: object, weeks?: number) => server.ok(createEventRequest, { token, body: body(change, weeks) })
const refuse = (change: object, as = token) => server.ask(createEventRequest, { token: as, body: body(change) })
const move = (id: string, status: string, reason?: string) =>
  server.ask(updateEventRequestStatus, { token, params: { id }, body: { status, ...(reason ? { reason } : {}) } })
const cancel = (id: string, query: Record<string, string> = {}) =>
  server.ok(cancelEventRequest, { token, params: { id }, query })
const reserve = (weeks: number, change: object = {}) =>
  server.ask(createReservation, { token, body: { ...fullReservation(known, weeks), ...change } })
const at = (weeks: number, from: string, to: string) => ({
  startTime: `${saturday(weeks)}T${from}:00`,
  endTime: `${saturday(weeks)}T${to}:00`,
})

describe('asking for an event', () => {
  it('gives it back pending, with the names it is shown with [EVN-31] [ENT-08]', async () => {
    const asked = body({ meetingRoomId: known.room, numberOfPeople: 4, contactPhone: '06 39 98 00 12' })
    const made = await server.ok(createEventRequest, { token, body: asked })
    expect(made).toMatchObject({
      ...asked,
      startTime: `${asked.startTime}:00`,
      endTime: `${asked.endTime}:00`,
      contactPhone: '0639980012',
      status: 'PENDING',
    })
    for (const name of [made.customerName, made.restaurantName, made.meetingRoomName]) expect(name).toBeTruthy()
    expect(made.createdAt).toMatch(/Z$/)
    expect(made).not.toHaveProperty('specialRequests')
    expect(made).not.toHaveProperty('estimatedPrice')
  })

  it('trims texts and takes blank options for none [EVN-23] [EVN-24]', async () => {
    const made = await make({ title: '  Un titre ', meetingRoomId: '', contactPhone: ' ', specialRequests: '' })
    expect(made.title).toBe('Un titre')
    for (const key of ['meetingRoomId', 'meetingRoomName', 'contactPhone', 'specialRequests'])
      expect(made).not.toHaveProperty(key)
  })

  it('refuses times that cannot be, at their field [EVN-08] [EVN-37]', async () => {
    const error = 'InvalidEventTimeException'
    const weeks = newWeek()
    const message = "L'heure de fin doit être après l'heure de début"
    for (const end of ['12:00', '11:59'])
      expect(await refuse(at(weeks, '12:00', end))).toMatchObject({
        status: 400,
        body: { error, message, errors: { endTime: message } },
      })
    expect(await refuse({ startTime: '2020-01-04T12:00:00', endTime: '2020-01-04T14:00:00' })).toMatchObject({
      status: 400,
      body: { error, errors: { startTime: 'La date de début est déjà passée.' } },
    })
  })

  it('refuses more people than seats, of the room or of the house [EVN-19] [EVN-39]', async () => {
    const restaurants = await server.ok(contract.restaurant.listRestaurants)
    const restaurant = restaurants.find(({ id }) => id === known.restaurant)
    const room = restaurant?.meetingRooms.find(({ id }) => id === known.room)
    const [seats, places] = [restaurant?.numberPlace ?? 0, room?.numberMettingPlace ?? 0]
    for (const [change, max] of [
      [{ numberOfPeople: seats + 1 }, seats],
      [{ numberOfPeople: places + 1, meetingRoomId: known.room }, places],
    ] as const)
      expect(await refuse(change)).toMatchObject({
        status: 422,
        body: {
          error: 'InsufficientCapacityException',
          errors: { numberOfPeople: `La capacité maximale est de ${max} personnes` },
        },
      })
    expect((await make({ numberOfPeople: seats })).numberOfPeople).toBe(seats)
  })

  it('refuses hours at which the restaurant is closed [EVN-38]', async () => {
    expect(await refuse(at(newWeek(), '03:00', '05:00'))).toMatchObject({
      status: 422,
      body: { error: 'RestaurantUnavailableException' },
    })
  })

  it('refuses what does not exist, and a room that cannot be booked, at their fields', async () => {
    const nobody = '0197a000-0000-7000-8000-000000000000'
    for (const [field, message] of [
      ['restaurantId', 'Restaurant inconnu'],
      ['customerId', 'Client inconnu'],
      ['meetingRoomId', 'Salle inconnue'],
    ] as const)
      expect(await refuse({ [field]: nobody })).toMatchObject({ status: 400, body: { errors: { [field]: message } } })
    const [closed] = await server.db.query<{ restaurantId: string; meetingRoomId: string }>(
      'select restaurant_id as "restaurantId", id as "meetingRoomId" from room where not reservable',
    )
    expect(await refuse({ ...closed, numberOfPeople: 2 })).toMatchObject({
      status: 400,
      body: { errors: { meetingRoomId: 'Cette salle n’est pas réservable' } },
    })
  })

  it('is for the restaurants that the caller works for [EVN-40]', async () => {
    const [foreign] = await server.db.query<{ id: string }>(
      `select id from restaurant where id not in (select m.restaurant_id from restaurant_member m
         join account a on a.id = m.account_id where a.username = 'proprietaire') limit 1`,
    )
    expect(await refuse({ restaurantId: foreign?.id }, owner)).toMatchObject({
      status: 403,
      body: { error: 'UnauthorizedEventAccessException' },
    })
    expect(
      await server.ask(listRestaurantEventRequests, { token: owner, params: { restaurantId: foreign?.id ?? '' } }),
    ).toMatchObject({ status: 403, body: { error: 'UnauthorizedEventAccessException' } })
    const mine = await server.ok(listEventRequests, { token: owner })
    const all = await server.ok(listEventRequests, { token })
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.some(({ restaurantId }) => restaurantId === foreign?.id)).toBe(false)
    expect(all.length).toBeGreaterThan(mine.length)
    expect(all.filter(({ id }) => mine.some((event) => event.id === id))).toEqual(mine)
    const theirs = all.find(({ id }) => !mine.some((event) => event.id === id))
    for (const endpoint of [updateEventRequestStatus, cancelEventRequest])
      expect(
        await server.ask(endpoint, {
          token: owner,
          params: { id: theirs?.id ?? '' },
          ...(endpoint === updateEventRequestStatus ? { body: { status: 'CONFIRMED' } } : {}),
        }),
      ).toMatchObject({ status: 404, body: { message: 'Demande introuvable.' } })
  })
})

describe('the space of an event', () => {
  it('is not held while the request waits: others may still take it', async () => {
    const weeks = newWeek()
    const first = await make(at(weeks, '19:00', '21:00'))
    await make(at(weeks, '19:30', '20:30'))
    expect((await reserve(weeks)).status).toBe(201)
    expect(await move(first.id, 'CONFIRMED')).toMatchObject({
      status: 409,
      body: { error: 'EventConflictException', message: expect.stringContaining('restaurant entier') },
    })
    const mine = await server.ok(listEventRequests, { token })
    expect(mine.find(({ id }) => id === first.id)?.status).toBe('PENDING')
  })

  it('is held once confirmed: against reservations, other events, and requests to come [EVN-36] [EVT-21]', async () => {
    const weeks = newWeek()
    const rival = await make({ ...at(weeks, '20:00', '22:00'), meetingRoomId: known.room, numberOfPeople: 4 })
    const event = await make(at(weeks, '19:00', '21:00'))
    expect(await move(event.id, 'CONFIRMED')).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } })
    expect(await move(rival.id, 'CONFIRMED')).toMatchObject({
      status: 409,
      body: { error: 'EventConflictException' },
    })
    expect(await reserve(weeks, { type: 'MEETING_ROOM', meetingRoomId: known.room, numberOfPeople: 2 })).toMatchObject({
      status: 409,
      body: { error: 'ReservationConflict' },
    })
    expect(await refuse(at(weeks, '20:00', '22:00'))).toMatchObject({
      status: 409,
      body: { error: 'EventConflictException' },
    })
    expect((await reserve(weeks, at(weeks, '21:00', '22:00'))).status).toBe(201)
  })

  it('is free again when the event is refused or over, and checked again when it comes back', async () => {
    const weeks = newWeek()
    const event = await make(at(weeks, '19:00', '21:00'))
    for (const status of ['CANCELLED', 'COMPLETED', 'PENDING']) {
      expect((await move(event.id, 'CONFIRMED')).status).toBe(200)
      expect((await move(event.id, status)).status).toBe(200)
      const made = await reserve(weeks)
      expect(made.status, status).toBe(201)
      expect((await move(event.id, 'CONFIRMED')).status, status).toBe(409)
      const { id } = made.body as { id: string }
      await server.ok(cancelReservation, { token, params: { id } })
    }
    expect((await move(event.id, 'CONFIRMED')).status).toBe(200)
  })

  it('of two rooms is two spaces, of two periods that touch as well', async () => {
    const weeks = newWeek()
    const restaurants = await server.ok(contract.restaurant.listRestaurants)
    const rooms = restaurants
      .find(({ id }) => id === known.restaurant)
      ?.meetingRooms.filter((room) => room.isReservable)
    expect(rooms?.length).toBeGreaterThan(1)
    const periods = [at(weeks, '12:00', '14:00'), at(weeks, '14:00', '16:00')]
    for (const period of periods)
      for (const room of rooms ?? []) {
        const event = await make({ ...period, meetingRoomId: room.id, numberOfPeople: 2 })
        expect((await move(event.id, 'CONFIRMED')).status).toBe(200)
      }
  })

  it('goes to exactly one of many that are confirmed at once, whole house or room, beside reservations', async () => {
    const weeks = newWeek()
    const events: string[] = []
    for (let index = 0; index < 20; index++) {
      const room = index % 2 === 0 ? {} : { meetingRoomId: known.room, numberOfPeople: 2 }
      events.push((await make({ ...at(weeks, '19:00', '21:00'), ...room })).id)
    }
    const answers = await Promise.all(events.flatMap((id) => [move(id, 'CONFIRMED'), reserve(weeks)]))
    const won = answers.filter(({ status }) => status < 300)
    // Several events of one room cannot win either: a room is held once.
    expect(won).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status).filter((status) => status >= 300))).toEqual(new Set([409]))
    const [held] = await server.db.query<{ count: number }>(
      `select count(*)::int as count from booking where restaurant_id = $1 and active and starts_at = $2::timestamp`,
      [known.restaurant, `${saturday(weeks)}T19:00:00`],
    )
    expect(held?.count).toBe(1)
  }, 60_000)
})

describe('answering a request', () => {
  it('takes any of the four statuses from any other [EVM-08]', async () => {
    const { id } = await make()
    const statuses = ['CONFIRMED', 'COMPLETED', 'CANCELLED', 'PENDING']
    for (const from of statuses)
      for (const to of statuses) {
        await move(id, from)
        expect(await move(id, to), `${from} → ${to}`).toMatchObject({ status: 200, body: { status: to } })
      }
  })

  it('keeps a refused request, with its reason until it comes back [EVT-22] [EVM-15]', async () => {
    const event = await make()
    expect(await cancel(event.id, { reason: '  Déjà privatisé ' })).toMatchObject({
      id: event.id,
      status: 'CANCELLED',
      reason: 'Déjà privatisé',
    })
    expect(await cancel(event.id)).toMatchObject({ status: 'CANCELLED', reason: 'Déjà privatisé' })
    const listed = await server.ok(listRestaurantEventRequests, { token, params: { restaurantId: known.restaurant } })
    expect(listed.find(({ id }) => id === event.id)).toMatchObject({ status: 'CANCELLED' })
    expect((await move(event.id, 'PENDING', 'sans objet')).body).not.toHaveProperty('reason')
    expect((await move(event.id, 'CANCELLED', 'Trop petit')).body).toMatchObject({ reason: 'Trop petit' })
  })

  it('is written down: who, when, from what to what, and why; nothing when it is refused or changes nothing', async () => {
    const weeks = newWeek()
    const event = await make(at(weeks, '19:00', '21:00'))
    const reservation = await reserve(weeks)
    await move(event.id, 'CONFIRMED')
    await server.ok(cancelReservation, { token, params: { id: (reservation.body as { id: string }).id } })
    await move(event.id, 'CONFIRMED')
    await move(event.id, 'CONFIRMED')
    await cancel(event.id, { reason: 'Travaux' })
    await cancel(event.id)
    expect(
      await server.db.query(
        `select username, action, from_status as "from", to_status as "to", reason, restaurant_id as restaurant
         from audit_entry where resource = 'event-request' and resource_id = $1 order by at, id`,
        [event.id],
      ),
    ).toMatchObject([
      { username: 'gerant', action: 'createEventRequest', from: null, to: 'PENDING', restaurant: known.restaurant },
      { action: 'updateEventRequestStatus', from: 'PENDING', to: 'CONFIRMED', reason: null },
      { action: 'cancelEventRequest', from: 'CONFIRMED', to: 'CANCELLED', reason: 'Travaux' },
    ])
  })

  it('lists a restaurant’s requests, the latest event first; 404 for no restaurant [EVM-16]', async () => {
    const listed = await server.ok(listRestaurantEventRequests, { token, params: { restaurantId: known.restaurant } })
    expect(listed.length).toBeGreaterThan(3)
    expect(listed.every(({ restaurantId }) => restaurantId === known.restaurant)).toBe(true)
    const starts = listed.map(({ startTime }) => String(startTime))
    expect(starts).toEqual(starts.toSorted().toReversed())
    const nowhere = { params: { restaurantId: '0197a000-0000-7000-8000-000000000000' } }
    expect((await server.ask(listRestaurantEventRequests, { token, ...nowhere })).status).toBe(404)
  })

  it('shows what else wants the place: who has it first, then who asks for it', async () => {
    const weeks = newWeek()
    const event = await make({ ...at(weeks, '18:00', '22:00'), title: 'La nôtre' })
    const other = await make({ ...at(weeks, '21:00', '22:00'), title: 'Une autre' })
    const refused = await make(at(weeks, '19:00', '20:00'))
    await cancel(refused.id)
    const reservation = await reserve(weeks)
    await reserve(newWeek())
    const { listCompetingBookings } = contract.booking
    const competing = await server.ok(listCompetingBookings, { token, params: { id: event.id } })
    expect(competing).toMatchObject([
      { id: (reservation.body as { id: string }).id, kind: 'RESERVATION', status: 'PENDING', holdsSpace: true },
      { id: other.id, kind: 'EVENT', status: 'PENDING', holdsSpace: false, title: 'Une autre', numberOfPeople: 12 },
    ])
    expect(competing.every(({ customerName, startTime }) => customerName && startTime)).toBe(true)
    const seen = await server.ok(listCompetingBookings, { token, params: { id: other.id } })
    expect(seen.map(({ id }) => id)).toEqual([event.id])
  })
})
