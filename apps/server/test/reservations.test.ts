import { contract } from '@potager/domain/contract'
import { addDays, instantToWall } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { nowhere, openReservationSetup, type ReservationSetup, saturdayIn, whole } from './reservation-setup.ts'

const { createReservation, listRestaurantReservations, listReservations, cancelReservation, markReservationNoShow } =
  contract.reservation

let setup: ReservationSetup
beforeAll(async () => {
  setup = await openReservationSetup()
})

describe('a new reservation', () => {
  it('is PENDING and returned with the names of restaurant and room [ENT-06] [RNW-39]', async () => {
    const day = setup.nextSaturday()
    const made = await setup.reserve(day, { notes: '  Près de la fenêtre ' })
    expect(made).toMatchObject({
      customerId: setup.customer,
      restaurantId: setup.tonka.id,
      restaurantName: 'La Fève Tonka',
      meetingRoomId: setup.tonka.rooms[0],
      meetingRoomName: 'Salle des Halles',
      type: 'MEETING_ROOM',
      startTime: `${day}T19:00:00`,
      endTime: `${day}T21:00:00`,
      numberOfPeople: 12,
      notes: 'Près de la fenêtre',
      status: 'PENDING',
    })
    expect(made.customerName).not.toBe('')
    expect(Math.abs(Date.parse(String(made.createdAt)) - Date.now())).toBeLessThan(60_000)
    for (const name of ['totalPrice', 'reason', 'noShow']) expect(made).not.toHaveProperty(name)
  })

  it('of the whole restaurant has no room, whatever room is sent along [RNW-29]', async () => {
    const made = await setup.reserve(setup.nextSaturday(), { type: 'RESTAURANT_FULL', notes: '' })
    expect(made.type).toBe('RESTAURANT_FULL')
    for (const name of ['meetingRoomId', 'meetingRoomName', 'notes']) expect(made).not.toHaveProperty(name)
  })

  it.each<[string, () => object, string, string]>([
    ['an unknown customer', () => ({ customerId: nowhere }), 'customerId', 'Client inconnu'],
    [
      'the guest as customer',
      () => ({ customerId: '00000000-0000-0000-0000-000000000000' }),
      'customerId',
      'ID client invalide',
    ],
    ['an unknown restaurant', () => ({ restaurantId: nowhere }), 'restaurantId', 'Restaurant inconnu'],
    ['another restaurant’s room', () => ({ meetingRoomId: setup.cardon.rooms[0] }), 'meetingRoomId', 'Salle inconnue'],
    [
      'a room that is not reservable',
      () => ({ meetingRoomId: setup.tonka.rooms[2], numberOfPeople: 2 }),
      'meetingRoomId',
      'Cette salle n’est pas réservable',
    ],
    [
      'no room for a room-type reservation',
      () => ({ meetingRoomId: '' }),
      'meetingRoomId',
      'Une salle doit être sélectionnée pour ce type de réservation',
    ],
  ])('refuses %s at its field [RNW-14] [RNW-15] [RNW-16]', async (_, change, field, message) => {
    expect(await setup.ask(setup.body(saturdayIn(0), change()))).toMatchObject({
      status: 400,
      body: { message: 'Erreur de validation', errors: { [field]: message } },
    })
  })

  it('is limited to the seats of the room, or of the house [RNW-21] [RNW-43]', async () => {
    const day = setup.nextSaturday()
    expect(await setup.ask(setup.body(day, { numberOfPeople: 25 }))).toMatchObject({
      status: 422,
      body: {
        error: 'InsufficientCapacity',
        message: 'La capacité maximale est de 24 personnes',
        errors: { numberOfPeople: 'La capacité maximale est de 24 personnes' },
      },
    })
    expect(await setup.ask(setup.body(day, { ...whole, numberOfPeople: 65 }))).toMatchObject({
      status: 422,
      body: { error: 'InsufficientCapacity', message: 'La capacité maximale est de 64 personnes' },
    })
    expect((await setup.reserve(day, { ...whole, numberOfPeople: 64 })).numberOfPeople).toBe(64)
  })

  it('ends after it starts, not in the past, not at an hour that does not exist [RNW-19] [RNW-26] [RNW-45]', async () => {
    const day = setup.nextSaturday()
    const endTime = "L'heure de fin doit être après l'heure de début"
    for (const end of [`${day}T19:00:00`, `${day}T18:59:00`])
      expect(await setup.ask(setup.body(day, { endTime: end }))).toMatchObject({
        status: 400,
        body: { error: 'InvalidReservationTime', message: endTime, errors: { endTime } },
      })
    const startTime = 'La date de début est déjà passée.'
    const yesterday = addDays(instantToWall(Date.now()).slice(0, 10), -1)
    expect(await setup.ask(setup.body(yesterday))).toMatchObject({
      status: 400,
      body: { error: 'InvalidReservationTime', errors: { startTime } },
    })
    const spring = { startTime: '2032-03-28T02:30:00', endTime: '2032-03-28T12:00:00' }
    expect(await setup.ask(setup.body(day, spring))).toMatchObject({
      status: 400,
      body: { error: 'InvalidReservationTime', errors: { startTime: expect.stringContaining('heure d’été') } },
    })
    expect(await setup.ask(setup.body(day, { endTime: '9999-12-31T23:59:59' }))).toMatchObject({
      status: 400,
      body: { error: 'InvalidReservationTime' },
    })
  })

  it('is within the opening hours: from open to close, past midnight, never on a closed day [RNW-46]', async () => {
    const day = setup.nextSaturday()
    const [sunday, wednesday] = [addDays(day, 1), addDays(day, 4)]
    const at = (from: string, to: string, change: object = {}) =>
      setup.ask(setup.body(day, { startTime: `${from}:00`, endTime: `${to}:00`, ...change }))
    const closed = (message: string) => ({
      status: 422,
      body: { error: 'RestaurantClosed', message: expect.stringContaining(message) },
    })
    expect(await at(`${wednesday}T11:29`, `${wednesday}T14:00`)).toMatchObject(closed('mercredi\u00a0: 11:30 – 22:00'))
    expect(await at(`${wednesday}T20:00`, `${wednesday}T22:01`)).toMatchObject(closed('fermé à cette période'))
    expect(await at(`${sunday}T12:00`, `${sunday}T14:00`)).toMatchObject(closed('dimanche\u00a0: fermé'))
    expect(await at(`${wednesday}T11:30`, `${wednesday}T22:00`)).toMatchObject({ status: 201 })
    const late = { restaurantId: setup.cardon.id, meetingRoomId: setup.cardon.rooms[0] }
    expect(await at(`${day}T22:00`, `${sunday}T01:01`, late)).toMatchObject(closed('samedi\u00a0: 11:30 – 01:00'))
    expect(await at(`${day}T22:00`, `${sunday}T01:00`, late)).toMatchObject({ status: 201 })
  })

  it('is checked against the opening hours on the days when the clock changes', async () => {
    const late = { restaurantId: setup.cardon.id, meetingRoomId: setup.cardon.rooms[1] }
    // The last Sundays of March 2032 and October 2032; Saturday’s evening lasts until one o’clock.
    for (const [saturdayBefore, sunday] of [
      ['2032-03-27', '2032-03-28'],
      ['2032-10-30', '2032-10-31'],
    ] as const) {
      const sent = (startTime: string, endTime: string) => setup.body(sunday, { ...late, startTime, endTime })
      expect(await setup.ask(sent(`${saturdayBefore}T22:00:00`, `${sunday}T01:00:00`))).toMatchObject({ status: 201 })
      expect(await setup.ask(sent(`${sunday}T01:00:00`, `${sunday}T03:30:00`))).toMatchObject({
        status: 422,
        body: { error: 'RestaurantClosed' },
      })
      expect(await setup.ask(sent(`${sunday}T11:30:00`, `${sunday}T22:30:00`))).toMatchObject({
        status: 201,
        body: { startTime: `${sunday}T11:30:00`, endTime: `${sunday}T22:30:00` },
      })
    }
  })

  it('is refused with 403 for a restaurant out of the caller’s scope [RNW-47]', async () => {
    const all = await setup.server.ok(contract.restaurant.listRestaurants)
    const other = all.find(({ name }) => name === 'Garonne Verte')
    const sent = setup.body(setup.nextSaturday(), {
      restaurantId: other?.id,
      meetingRoomId: other?.meetingRooms[0]?.id,
    })
    expect(await setup.ask(sent)).toMatchObject({ status: 403, body: { error: 'UnauthorizedReservationAccess' } })
    expect(
      await setup.server.ask(listRestaurantReservations, { token: setup.token, params: { id: other?.id ?? '' } }),
    ).toMatchObject({
      status: 403,
      body: { error: 'UnauthorizedReservationAccess' },
    })
    const unknown = { token: setup.token, params: { id: nowhere } }
    expect(await setup.server.ask(listRestaurantReservations, unknown)).toMatchObject({ status: 404 })
  })

  it('is created once when sent three times with the same idempotency key', async () => {
    const sent = setup.body(setup.nextSaturday())
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      [1, 2, 3].map(() => setup.server.ask(createReservation, { token: setup.token, body: sent, headers })),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  })
})

describe('space held by a reservation', () => {
  it('refuses an overlapping one and names the conflict; periods just before and after are free [RNW-44]', async () => {
    const day = setup.nextSaturday()
    await setup.reserve(day)
    const overlap = await setup.ask(setup.body(day, { startTime: `${day}T20:59:00`, endTime: `${day}T22:00:00` }))
    const [year, month, date] = day.split('-')
    expect(overlap).toMatchObject({
      status: 409,
      body: {
        error: 'ReservationConflict',
        message: `Cette période est déjà prise\u00a0: Salle des Halles, ${date}/${month}/${year} de 19:00 à 21:00.`,
      },
    })
    await setup.reserve(day, { startTime: `${day}T17:00:00`, endTime: `${day}T19:00:00` })
    await setup.reserve(day, { startTime: `${day}T21:00:00`, endTime: `${day}T22:00:00` })
    await setup.reserve(day, { meetingRoomId: setup.tonka.rooms[1], numberOfPeople: 8 })
  })

  it('in a room excludes the whole restaurant in that period, and the other way round', async () => {
    const [first, second] = [setup.nextSaturday(), setup.nextSaturday()]
    await setup.reserve(first)
    expect(await setup.ask(setup.body(first, whole))).toMatchObject({ status: 409 })
    await setup.reserve(second, whole)
    expect(
      await setup.ask(setup.body(second, { meetingRoomId: setup.tonka.rooms[1], numberOfPeople: 8 })),
    ).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('restaurant entier') },
    })
    expect(await setup.ask(setup.body(second, whole))).toMatchObject({ status: 409 })
    await setup.reserve(second, { restaurantId: setup.cardon.id, ...whole })
  })

  it('is free again once cancelled or over, and checked again when reopened [RMG-06]', async () => {
    const day = setup.nextSaturday()
    const first = await setup.reserve(day)
    expect(await setup.setStatus(first.id, 'CANCELLED')).toMatchObject({ status: 200 })
    const second = await setup.reserve(day)
    for (const status of ['PENDING', 'CONFIRMED'])
      expect(await setup.setStatus(first.id, status)).toMatchObject({
        status: 409,
        body: { error: 'ReservationConflict', message: expect.stringContaining('Salle des Halles') },
      })
    expect(await setup.setStatus(second.id, 'COMPLETED')).toMatchObject({ status: 200 })
    expect(await setup.setStatus(first.id, 'CONFIRMED')).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } })
  })

  it('is not offered among the available rooms, nor are rooms that are not reservable [RNW-31]', async () => {
    const day = setup.nextSaturday()
    const { listAvailableRooms, listMeetingRooms } = contract.meetingRoom
    const available = async (from = '19:00', to = '21:00') =>
      (
        await setup.server.ok(listAvailableRooms, {
          query: { restaurantId: setup.tonka.id, startTime: `${day}T${from}`, endTime: `${day}T${to}:00` },
        })
      ).map(({ name }) => name)
    expect(await setup.server.ok(listMeetingRooms, { params: { restaurantId: setup.tonka.id } })).toMatchObject([
      { name: 'Salle des Halles', numberMettingPlace: 24, isReservable: true },
      { name: 'Le Comptoir', numberMettingPlace: 10, isReservable: true },
      { name: 'La Réserve', numberMettingPlace: 6, isReservable: false },
    ])
    expect(await available()).toEqual(['Salle des Halles', 'Le Comptoir'])
    const { id } = await setup.reserve(day)
    expect(await available()).toEqual(['Le Comptoir'])
    expect(await available('17:00', '19:00')).toEqual(['Salle des Halles', 'Le Comptoir'])
    await setup.server.ok(cancelReservation, { token: setup.token, params: { id } })
    await setup.reserve(day, whole)
    expect(await available()).toEqual([])
  })

  it('is refused for a query without a start, without a duration or for an unknown restaurant', async () => {
    const { listAvailableRooms } = contract.meetingRoom
    const query = { restaurantId: setup.tonka.id, startTime: '2032-07-17T19:00:00', endTime: '2032-07-17T21:00:00' }
    const refused = (change: Record<string, string>) =>
      setup.server.ask(listAvailableRooms, { query: { ...query, ...change } })
    expect(await refused({ startTime: '' })).toMatchObject({
      status: 400,
      body: { errors: { startTime: 'Date de début requise' } },
    })
    expect(await refused({ endTime: query.startTime })).toMatchObject({
      status: 400,
      body: { errors: { endTime: "L'heure de fin doit être après l'heure de début" } },
    })
    expect(await refused({ restaurantId: nowhere })).toMatchObject({ status: 404 })
  })
})

describe('status of a reservation', () => {
  it('can be set to any of the four values, as in the table [RMG-03] [RMG-06]', async () => {
    const { id } = await setup.reserve(setup.nextSaturday())
    for (const status of ['CONFIRMED', 'COMPLETED', 'PENDING', 'CANCELLED', 'CONFIRMED', 'CONFIRMED'])
      expect(await setup.setStatus(id, status)).toMatchObject({ status: 200, body: { id, status } })
  })

  it('is CANCELLED with the reason after a cancellation, which is idempotent [RES-26]', async () => {
    const made = await setup.reserve(setup.nextSaturday())
    const cancel = (query: Record<string, string> = {}) =>
      setup.server.ok(cancelReservation, { token: setup.token, params: { id: made.id }, query })
    const cancelled = await cancel({ reason: '  Client malade ' })
    const { changedAt } = cancelled
    expect(cancelled).toEqual({ ...made, status: 'CANCELLED', reason: 'Client malade', changedAt })
    expect(Date.parse(String(changedAt))).toBeGreaterThan(Date.parse(String(made.changedAt)))
    expect(await cancel({ reason: 'Autre chose' })).toEqual(cancelled)
    expect(await cancel()).toEqual(cancelled)
    const reopened = await setup.setStatus(made.id, 'PENDING')
    expect(reopened.body).toEqual({ ...made, changedAt: (reopened.body as typeof made).changedAt })
    expect((await setup.setStatus(made.id, 'CANCELLED', 'Grippe')).body).toMatchObject({ reason: 'Grippe' })
    expect((await setup.server.ask(cancelReservation, { token: setup.token, params: { id: nowhere } })).status).toBe(
      404,
    )
  })

  it('becomes COMPLETED with a no-show, which is refused before the start and can be taken back', async () => {
    const { id } = await setup.reserve(setup.nextSaturday())
    const absent = (noShow: boolean) =>
      setup.server.ask(markReservationNoShow, { token: setup.token, params: { id }, body: { noShow } })
    expect(await absent(true)).toMatchObject({ status: 409 })
    await setup.server.db.query(
      `update booking set starts_at = starts_at - interval '20 years', ends_at = ends_at - interval '20 years' where id = $1`,
      [id],
    )
    expect(await absent(true)).toMatchObject({ status: 200, body: { status: 'COMPLETED', noShow: true } })
    expect(await absent(false)).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
    expect((await absent(false)).body).not.toHaveProperty('noShow')
    await absent(true)
    expect((await setup.setStatus(id, 'CONFIRMED')).body).not.toHaveProperty('noShow')
    await setup.setStatus(id, 'CANCELLED')
    expect(await absent(true)).toMatchObject({ status: 409 })
  })

  it('accepts a no-show from the first minute on', async () => {
    const { id } = await setup.reserve(setup.nextSaturday())
    await setup.server.db.query(
      `update booking set starts_at = date_trunc('minute', now() at time zone 'Europe/Paris'),
         ends_at = date_trunc('minute', now() at time zone 'Europe/Paris') + interval '1 hour' where id = $1`,
      [id],
    )
    const absent = { token: setup.token, params: { id }, body: { noShow: true } }
    expect(await setup.server.ask(markReservationNoShow, absent)).toMatchObject({ status: 200, body: { noShow: true } })
  })
})

describe('audit trail of a reservation', () => {
  it('has person, action, statuses and reason of each change, and no entry for a repeated one', async () => {
    const { id } = await setup.reserve(setup.nextSaturday())
    await setup.setStatus(id, 'CONFIRMED')
    await setup.setStatus(id, 'CONFIRMED')
    await setup.server.ok(cancelReservation, { token: setup.token, params: { id }, query: { reason: 'Client malade' } })
    await setup.server.ok(cancelReservation, { token: setup.token, params: { id } })
    const rows = await setup.server.db.query(
      `select action, username, from_status as "from", to_status as "to", reason, restaurant_id as restaurant
       from audit_entry where resource = 'reservation' and resource_id = $1 order by at, id`,
      [id],
    )
    const common = { username: 'proprietaire', restaurant: setup.tonka.id, reason: null }
    expect(rows).toEqual([
      { ...common, action: 'createReservation', from: null, to: 'PENDING' },
      { ...common, action: 'updateReservationStatus', from: 'PENDING', to: 'CONFIRMED' },
      { ...common, action: 'cancelReservation', from: 'CONFIRMED', to: 'CANCELLED', reason: 'Client malade' },
    ])
  })
})

describe('lists of reservations', () => {
  it('are of one’s own restaurants, the latest start first [RES-29] [RMG-05]', async () => {
    const own = await setup.server.ok(listReservations, { token: setup.token })
    expect(new Set(own.map(({ restaurantName }) => restaurantName))).toEqual(
      new Set(['La Fève Tonka', 'Le Cardon Rouge']),
    )
    const starts = own.map(({ startTime }) => String(startTime))
    expect(starts).toEqual(starts.toSorted().toReversed())
    const ofOne = await setup.server.ok(listRestaurantReservations, {
      token: setup.token,
      params: { id: setup.tonka.id },
    })
    expect(ofOne).toEqual(own.filter(({ restaurantId }) => restaurantId === setup.tonka.id))
    const all = await setup.server.ok(listReservations, { token: await setup.server.tokenOf('gerant') })
    expect(all.length).toBeGreaterThan(own.length)
  })
})
