import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { saturdayIn } from './bookings.ts'
import { type EventRequestSetup, openEventRequestSetup, periodOf } from './event-request-setup.ts'

const { listEventRequests } = contract.eventRequest
const { cancelReservation } = contract.reservation

let setup: EventRequestSetup

beforeAll(async () => {
  setup = await openEventRequestSetup()
})

describe('the space of an event', () => {
  it('is not held while the request waits: others may still take it', async () => {
    const weeks = setup.newWeek()
    const first = await setup.make(periodOf(weeks, '19:00', '21:00'))
    const second = await setup.make(periodOf(weeks, '19:30', '20:30'))
    expect(second).not.toHaveProperty('taken')
    expect((await setup.reserve(weeks)).status).toBe(201)
    expect(await setup.move(first.id, 'CONFIRMED')).toMatchObject({
      status: 409,
      body: { error: 'EventConflictException', message: expect.stringContaining('restaurant entier') },
    })
    const mine = await setup.server.ok(listEventRequests, { token: setup.token })
    expect(mine.find(({ id }) => id === first.id)).toMatchObject({ status: 'PENDING', taken: true })
    await setup.cancel(first.id)
    const refused = await setup.server.ok(listEventRequests, { token: setup.token })
    expect(refused.find(({ id }) => id === first.id)).not.toHaveProperty('taken')
  })

  it('is held once confirmed: against reservations, other events, and new requests [EVN-36] [EVT-21]', async () => {
    const weeks = setup.newWeek()
    const competitor = await setup.make({
      ...periodOf(weeks, '20:00', '22:00'),
      meetingRoomId: setup.known.room,
      numberOfPeople: 4,
    })
    const event = await setup.make(periodOf(weeks, '19:00', '21:00'))
    expect(await setup.move(event.id, 'CONFIRMED')).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } })
    expect(await setup.move(competitor.id, 'CONFIRMED')).toMatchObject({
      status: 409,
      body: { error: 'EventConflictException' },
    })
    expect(
      await setup.reserve(weeks, { type: 'MEETING_ROOM', meetingRoomId: setup.known.room, numberOfPeople: 2 }),
    ).toMatchObject({
      status: 409,
      body: { error: 'ReservationConflict' },
    })
    expect(await setup.ask(periodOf(weeks, '20:00', '22:00'))).toMatchObject({
      status: 409,
      body: { error: 'EventConflictException' },
    })
    expect((await setup.reserve(weeks, periodOf(weeks, '21:00', '22:00'))).status).toBe(201)
  })

  it('is free again when the event is no longer confirmed, and checked when it is confirmed again', async () => {
    const weeks = setup.newWeek()
    const event = await setup.make(periodOf(weeks, '19:00', '21:00'))
    for (const status of ['CANCELLED', 'COMPLETED', 'PENDING']) {
      expect((await setup.move(event.id, 'CONFIRMED')).status).toBe(200)
      expect((await setup.move(event.id, status)).status).toBe(200)
      const made = await setup.reserve(weeks)
      expect(made.status, status).toBe(201)
      expect((await setup.move(event.id, 'CONFIRMED')).status, status).toBe(409)
      const { id } = made.body as { id: string }
      await setup.server.ok(cancelReservation, { token: setup.token, params: { id } })
    }
    expect((await setup.move(event.id, 'CONFIRMED')).status).toBe(200)
  })

  it('does not collide with another room or an adjacent period', async () => {
    const weeks = setup.newWeek()
    const restaurants = await setup.server.ok(contract.restaurant.listRestaurants)
    const rooms = restaurants
      .find(({ id }) => id === setup.known.restaurant)
      ?.meetingRooms.filter((room) => room.isReservable)
    expect(rooms?.length).toBeGreaterThan(1)
    const periods = [periodOf(weeks, '12:00', '14:00'), periodOf(weeks, '14:00', '16:00')]
    for (const period of periods)
      for (const room of rooms ?? []) {
        const event = await setup.make({ ...period, meetingRoomId: room.id, numberOfPeople: 2 })
        expect((await setup.move(event.id, 'CONFIRMED')).status).toBe(200)
      }
  })

  it('goes to one of many simultaneous confirmations and reservations, of a room or the whole restaurant', async () => {
    const weeks = setup.newWeek()
    const events: string[] = []
    for (let index = 0; index < 20; index++) {
      const room = index % 2 === 0 ? {} : { meetingRoomId: setup.known.room, numberOfPeople: 2 }
      events.push((await setup.make({ ...periodOf(weeks, '19:00', '21:00'), ...room })).id)
    }
    const answers = await Promise.all(events.flatMap((id) => [setup.move(id, 'CONFIRMED'), setup.reserve(weeks)]))
    const won = answers.filter(({ status }) => status < 300)
    // Several events cannot win either: a room is held once.
    expect(won).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status).filter((status) => status >= 300))).toEqual(new Set([409]))
    const [held] = await setup.server.db.query<{ count: number }>(
      `select count(*)::int as count from booking where restaurant_id = $1 and active and starts_at = $2::timestamp`,
      [setup.known.restaurant, `${saturdayIn(weeks)}T19:00:00`],
    )
    expect(held?.count).toBe(1)
  }, 60_000)
})
