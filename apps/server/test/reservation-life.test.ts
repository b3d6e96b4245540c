import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { nowhere, openReservationSetup, type ReservationSetup, whole } from './reservation-setup.ts'

const { listReservations, listRestaurantReservations, cancelReservation, markReservationNoShow } = contract.reservation

let setup: ReservationSetup
beforeAll(async () => {
  setup = await openReservationSetup()
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
