import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type EventRequestSetup, openEventRequestSetup, periodOf } from './request-setup.ts'
import { saturdayIn } from './reservation-setup.ts'

describe('asking for an event', () => {
  const {
    createEventRequest,
    listEventRequests,
    listRestaurantEventRequests,
    updateEventRequestStatus,
    cancelEventRequest,
  } = contract.eventRequest

  let setup: EventRequestSetup
  let owner: string

  beforeAll(async () => {
    setup = await openEventRequestSetup()
    owner = await setup.server.tokenOf('proprietaire')
  })

  it('returns it pending, with the names of customer, restaurant and room [EVN-31] [ENT-08]', async () => {
    const asked = setup.body({ meetingRoomId: setup.known.room, numberOfPeople: 4, contactPhone: '06 39 98 00 12' })
    const made = await setup.server.ok(createEventRequest, { token: setup.token, body: asked })
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

  it('trims texts and leaves out blank options [EVN-23] [EVN-24]', async () => {
    const made = await setup.make({ title: '  Un titre ', meetingRoomId: '', contactPhone: ' ', specialRequests: '' })
    expect(made.title).toBe('Un titre')
    for (const key of ['meetingRoomId', 'meetingRoomName', 'contactPhone', 'specialRequests'])
      expect(made).not.toHaveProperty(key)
  })

  it('refuses an end before the start and a past start, at their fields [EVN-08] [EVN-37]', async () => {
    const error = 'InvalidEventTimeException'
    const weeks = setup.newWeek()
    const message = "L'heure de fin doit être après l'heure de début"
    for (const end of ['12:00', '11:59'])
      expect(await setup.ask(periodOf(weeks, '12:00', end))).toMatchObject({
        status: 400,
        body: { error, message, errors: { endTime: message } },
      })
    expect(await setup.ask({ startTime: '2020-01-04T12:00:00', endTime: '2020-01-04T14:00:00' })).toMatchObject({
      status: 400,
      body: { error, errors: { startTime: 'La date de début est déjà passée.' } },
    })
  })

  it('refuses more people than the room or the restaurant has seats [EVN-19] [EVN-39]', async () => {
    const restaurants = await setup.server.ok(contract.restaurant.listRestaurants)
    const restaurant = restaurants.find(({ id }) => id === setup.known.restaurant)
    const room = restaurant?.meetingRooms.find(({ id }) => id === setup.known.room)
    const [seats, places] = [restaurant?.numberPlace ?? 0, room?.numberMettingPlace ?? 0]
    for (const [change, max] of [
      [{ numberOfPeople: seats + 1 }, seats],
      [{ numberOfPeople: places + 1, meetingRoomId: setup.known.room }, places],
    ] as const)
      expect(await setup.ask(change)).toMatchObject({
        status: 422,
        body: {
          error: 'InsufficientCapacityException',
          errors: { numberOfPeople: `La capacité maximale est de ${max} personnes` },
        },
      })
    expect((await setup.make({ numberOfPeople: seats })).numberOfPeople).toBe(seats)
  })

  it('refuses hours at which the restaurant is closed [EVN-38]', async () => {
    expect(await setup.ask(periodOf(setup.newWeek(), '03:00', '05:00'))).toMatchObject({
      status: 422,
      body: { error: 'RestaurantUnavailableException' },
    })
  })

  it('refuses unknown ids and a room that is not reservable, at their fields', async () => {
    const nobody = '0197a000-0000-7000-8000-000000000000'
    for (const [field, message] of [
      ['restaurantId', 'Restaurant inconnu'],
      ['customerId', 'Client inconnu'],
      ['meetingRoomId', 'Salle inconnue'],
    ] as const)
      expect(await setup.ask({ [field]: nobody })).toMatchObject({
        status: 400,
        body: { errors: { [field]: message } },
      })
    const [closed] = await setup.server.db.query<{ restaurantId: string; meetingRoomId: string }>(
      'select restaurant_id as "restaurantId", id as "meetingRoomId" from room where not reservable',
    )
    expect(await setup.ask({ ...closed, numberOfPeople: 2 })).toMatchObject({
      status: 400,
      body: { errors: { meetingRoomId: 'Cette salle n’est pas réservable' } },
    })
  })

  it('is limited to the restaurants that the caller works for, as are lists and answers [EVN-40]', async () => {
    const [foreign] = await setup.server.db.query<{ id: string }>(
      `select id from restaurant where id not in (select m.restaurant_id from restaurant_member m
         join account a on a.id = m.account_id where a.username = 'proprietaire') limit 1`,
    )
    expect(await setup.ask({ restaurantId: foreign?.id }, owner)).toMatchObject({
      status: 403,
      body: { error: 'UnauthorizedEventAccessException' },
    })
    expect(
      await setup.server.ask(listRestaurantEventRequests, {
        token: owner,
        params: { restaurantId: foreign?.id ?? '' },
      }),
    ).toMatchObject({ status: 403, body: { error: 'UnauthorizedEventAccessException' } })
    const mine = await setup.server.ok(listEventRequests, { token: owner })
    const all = await setup.server.ok(listEventRequests, { token: setup.token })
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.some(({ restaurantId }) => restaurantId === foreign?.id)).toBe(false)
    expect(all.length).toBeGreaterThan(mine.length)
    expect(all.filter(({ id }) => mine.some((event) => event.id === id))).toEqual(mine)
    const theirs = all.find(({ id }) => !mine.some((event) => event.id === id))
    for (const endpoint of [updateEventRequestStatus, cancelEventRequest])
      expect(
        await setup.server.ask(endpoint, {
          token: owner,
          params: { id: theirs?.id ?? '' },
          ...(endpoint === updateEventRequestStatus ? { body: { status: 'CONFIRMED' } } : {}),
        }),
      ).toMatchObject({ status: 404, body: { message: 'Demande introuvable.' } })
  })
})

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
