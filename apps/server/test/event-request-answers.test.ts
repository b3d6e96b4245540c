import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type EventRequestSetup, openEventRequestSetup, periodOf } from './event-request-setup.ts'
import { saturdayIn } from './reservation-setup.ts'

describe('event-request-answers', () => {
  const { listRestaurantEventRequests } = contract.eventRequest
  const { cancelReservation } = contract.reservation

  let setup: EventRequestSetup

  beforeAll(async () => {
    setup = await openEventRequestSetup()
  })

  describe('answering an event request', () => {
    it('moves from any of the four statuses to any other [EVM-08]', async () => {
      const { id } = await setup.make()
      const statuses = ['CONFIRMED', 'COMPLETED', 'CANCELLED', 'PENDING']
      for (const from of statuses)
        for (const to of statuses) {
          await setup.move(id, from)
          expect(await setup.move(id, to), `${from} → ${to}`).toMatchObject({ status: 200, body: { status: to } })
        }
    })

    it('keeps a refused request, with its reason until it is pending again [EVT-22] [EVM-15]', async () => {
      const event = await setup.make()
      expect(await setup.cancel(event.id, { reason: '  Déjà privatisé ' })).toMatchObject({
        id: event.id,
        status: 'CANCELLED',
        reason: 'Déjà privatisé',
      })
      expect(await setup.cancel(event.id)).toMatchObject({ status: 'CANCELLED', reason: 'Déjà privatisé' })
      const listed = await setup.server.ok(listRestaurantEventRequests, {
        token: setup.token,
        params: { restaurantId: setup.known.restaurant },
      })
      expect(listed.find(({ id }) => id === event.id)).toMatchObject({ status: 'CANCELLED' })
      expect((await setup.move(event.id, 'PENDING', 'sans objet')).body).not.toHaveProperty('reason')
      expect((await setup.move(event.id, 'CANCELLED', 'Trop petit')).body).toMatchObject({ reason: 'Trop petit' })
    })

    it('records who, when, both statuses and the reason; nothing when refused or unchanged', async () => {
      const weeks = setup.newWeek()
      const event = await setup.make(periodOf(weeks, '19:00', '21:00'))
      const reservation = await setup.reserve(weeks)
      await setup.move(event.id, 'CONFIRMED')
      await setup.server.ok(cancelReservation, {
        token: setup.token,
        params: { id: (reservation.body as { id: string }).id },
      })
      await setup.move(event.id, 'CONFIRMED')
      await setup.move(event.id, 'CONFIRMED')
      await setup.cancel(event.id, { reason: 'Travaux' })
      // A retry after a lost answer, or from an outdated screen: the first refusal stands.
      expect(await setup.cancel(event.id, { reason: 'Travaux' })).toMatchObject({ reason: 'Travaux' })
      expect((await setup.move(event.id, 'CANCELLED', 'Autre chose')).body).toMatchObject({ reason: 'Travaux' })
      expect(
        await setup.server.db.query(
          `select username, action, from_status as "from", to_status as "to", reason, restaurant_id as restaurant
         from audit_entry where resource = 'event-request' and resource_id = $1 order by at, id`,
          [event.id],
        ),
      ).toMatchObject([
        {
          username: 'gerant',
          action: 'createEventRequest',
          from: null,
          to: 'PENDING',
          restaurant: setup.known.restaurant,
        },
        { action: 'updateEventRequestStatus', from: 'PENDING', to: 'CONFIRMED', reason: null },
        { action: 'cancelEventRequest', from: 'CONFIRMED', to: 'CANCELLED', reason: 'Travaux' },
      ])
    })

    it('lists a restaurant’s requests, the latest event first; 404 for an unknown restaurant [EVM-16]', async () => {
      const listed = await setup.server.ok(listRestaurantEventRequests, {
        token: setup.token,
        params: { restaurantId: setup.known.restaurant },
      })
      expect(listed.length).toBeGreaterThan(3)
      expect(listed.every(({ restaurantId }) => restaurantId === setup.known.restaurant)).toBe(true)
      const starts = listed.map(({ startTime }) => String(startTime))
      expect(starts).toEqual(starts.toSorted().toReversed())
      const nowhere = { params: { restaurantId: '0197a000-0000-7000-8000-000000000000' } }
      expect((await setup.server.ask(listRestaurantEventRequests, { token: setup.token, ...nowhere })).status).toBe(404)
    })

    it('lists competing bookings: those that hold the space first, then pending ones', async () => {
      const weeks = setup.newWeek()
      const event = await setup.make({ ...periodOf(weeks, '18:00', '22:00'), title: 'La nôtre' })
      const other = await setup.make({ ...periodOf(weeks, '21:00', '22:00'), title: 'Une autre' })
      const refused = await setup.make(periodOf(weeks, '19:00', '20:00'))
      await setup.cancel(refused.id)
      const reservation = await setup.reserve(weeks)
      await setup.reserve(setup.newWeek())
      const { listCompetingBookings } = contract.booking
      const competing = await setup.server.ok(listCompetingBookings, { token: setup.token, params: { id: event.id } })
      expect(competing).toMatchObject([
        { id: (reservation.body as { id: string }).id, kind: 'RESERVATION', status: 'PENDING', holdsSpace: true },
        { id: other.id, kind: 'EVENT', status: 'PENDING', holdsSpace: false, title: 'Une autre', numberOfPeople: 12 },
      ])
      expect(competing.every(({ customerName, startTime }) => customerName && startTime)).toBe(true)
      const seen = await setup.server.ok(listCompetingBookings, { token: setup.token, params: { id: other.id } })
      expect(seen.map(({ id }) => id)).toEqual([event.id])
    })
  })
})

describe('event-request-space', () => {
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
})
