import { contract } from '@potager/domain/contract'
import { requestRefusals, staleMessages } from '@potager/domain/messages'
import { beforeAll, describe, expect, it } from 'vitest'
import { guestOrder } from './access/customer.ts'
import { newRestaurant, restaurantEdit } from './access/restaurant.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'
import { fullReservation } from './reservation-setup.ts'

const { dish, restaurant, meetingRoom, audit, order } = contract

let server: TestServer
let known: Known
let owner: string
let manager: string
let stranger: string

const { updateReservationStatus, cancelReservation } = contract.reservation
const { updateEventRequestStatus, cancelEventRequest } = contract.eventRequest

beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  owner = await server.tokenOf('proprietaire')
  manager = await server.tokenOf('gerant')
  await server.ok(contract.auth.register, {
    body: { username: 'autre', email: 'autre@exemple.fr', firstName: 'Ana', lastName: 'Roux', password: 'Abcdef1!' },
  })
  stranger = (await server.signIn('autre', 'Abcdef1!')).accessToken
})

const soup = { name: 'Soupe', description: 'Chaude', price: 5, category: 'ENTREE', allergens: ['CELERY'] }
const makeDish = () => server.ok(dish.createDish, { token: owner, body: { ...soup, available: true } })
const historyOf = (resource: string, id: string) =>
  server.ok(audit.getHistory, { token: manager, params: { resource, id } })

describe('a dish', () => {
  it('is edited by managers over its current version; earlier orders keep its name and price', async () => {
    const { id, version } = await makeDish()
    const ordered = await server.ok(order.createOrder, { token: owner, ...guestOrder({ ...known, dish: id }) })
    const body = { ...soup, name: 'Velouté', price: 6.4, category: 'PLAT', allergens: ['MILK', 'MILK'], version }
    const edited = await server.ok(dish.updateDish, { token: manager, params: { id }, body })
    const { version: next, ...rest } = edited
    expect(next).toBe((version ?? 0) + 1)
    expect(rest).toEqual({ ...body, id, available: true, allergens: ['MILK'], version: undefined })
    expect(await server.ok(dish.getDish, { params: { id } })).toEqual(edited)
    const kept = await server.ok(order.getOrder, { token: owner, params: { id: ordered.id } })
    expect(kept).toMatchObject({ totalAmount: 5, lines: [{ dishName: 'Soupe', unitPrice: 5, allergens: ['CELERY'] }] })

    const late = await server.ask(dish.updateDish, { token: manager, params: { id }, body })
    expect([late.status, late.body]).toEqual([409, { message: staleMessages.dish }])
    expect((await server.ask(dish.updateDish, { token: owner, params: { id }, body })).status).toBe(403)
  })

  it('is changed by one of ten simultaneous edits', async () => {
    const { id, version } = await makeDish()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        server.ask(dish.updateDish, { token: manager, params: { id }, body: { ...soup, price: 10 + index, version } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
  })

  it('leaves and rejoins every menu by one call of a manager, without a conflict with an edit [MEN-22]', async () => {
    const { id, version } = await makeDish()
    const set = (available: boolean, token = manager) =>
      server.ask(dish.setDishAvailability, { token, params: { id }, body: { available } })
    expect((await set(false)).body).toMatchObject({ available: false, version })
    const refused = await server.ask(order.createOrder, { token: owner, ...guestOrder({ ...known, dish: id }) })
    expect(refused.status).toBe(400)
    expect((await set(true)).body).toMatchObject({ available: true })
    await server.ok(dish.updateDish, { token: manager, params: { id }, body: { ...soup, version } })

    for (const token of [owner, stranger]) {
      expect(await set(false, token)).toMatchObject({ status: 403, body: { message: requestRefusals.forbidden } })
    }
    expect(await server.ok(dish.getDish, { params: { id } })).toMatchObject({ available: true })
    expect((await historyOf('dish', id)).map(({ action, username, to }) => [action, username, to])).toEqual([
      ['createDish', 'proprietaire', undefined],
      ['setDishAvailability', 'gerant', 'UNAVAILABLE'],
      ['setDishAvailability', 'gerant', 'AVAILABLE'],
      ['updateDish', 'gerant', undefined],
    ])
  })

  it('has old and new values in its history, prices in cents', async () => {
    const { id, version = 1 } = await makeDish()
    const update = (change: object, from: number) =>
      server.ok(dish.updateDish, { token: manager, params: { id }, body: { ...soup, ...change, version: from } })
    await update({ price: 14.2 }, version)
    await update({ price: 14.2, name: 'Potage', category: 'PLAT', allergens: ['MILK'] }, version + 1)
    await update({ price: 14.2, name: 'Potage', category: 'PLAT', allergens: ['MILK'] }, version + 2)
    const [, ...lines] = await historyOf('dish', id)
    expect(lines.map(({ changes }) => changes)).toEqual([
      [{ field: 'price', from: '500', to: '1420' }],
      [
        { field: 'name', from: 'Soupe', to: 'Potage' },
        { field: 'category', from: 'ENTREE', to: 'PLAT' },
        { field: 'allergens' },
      ],
      undefined,
    ])
  })

  it('is 404 for an unknown id', async () => {
    const params = { id: '0197a000-0000-7000-8000-000000000000' }
    const body = { ...soup, version: 1 }
    expect((await server.ask(dish.updateDish, { token: manager, params, body })).status).toBe(404)
    expect(
      (await server.ask(dish.setDishAvailability, { token: manager, params, body: { available: true } })).status,
    ).toBe(404)
  })
})

describe('two services a day [SVC-01]', () => {
  const week = { MONDAY: { start: '12:00', end: '14:30' } }
  const body = {
    ...newRestaurant,
    availability: { openingHours: week },
    openingHours2: { MONDAY: { start: '19:00', end: '22:00' } },
  }
  const told = { MONDAY: { start: [19, 0], end: [22, 0] } }

  it('are stored and returned beside the specified hours, by both calls that return hours', async () => {
    const made = await server.ok(restaurant.createRestaurant, { token: owner, body })
    expect(made).toMatchObject({
      availability: { openingHours: { MONDAY: { start: [12, 0], end: [14, 30] } } },
      openingHours2: told,
    })
    const params = { id: made.id }
    expect(await server.ok(restaurant.getRestaurantAvailability, { params })).toEqual({
      openingHours: made.availability.openingHours,
      openingHours2: told,
    })
    const edit = { ...restaurantEdit, availability: { openingHours: week }, version: made.version }
    const edited = await server.ok(restaurant.updateRestaurant, { token: owner, params, body: edit })
    expect(edited.openingHours2).toBeUndefined()
  })

  it('are refused where the second does not come after the first', async () => {
    const errorsOf = async (openingHours2: object, openingHours: object = week) =>
      (
        await server.ask(restaurant.createRestaurant, {
          token: owner,
          body: { ...body, availability: { openingHours }, openingHours2 },
        })
      ).body as { errors?: object }
    expect((await errorsOf({ MONDAY: { start: '14:00', end: '22:00' } })).errors).toEqual({
      'openingHours2.MONDAY': 'Le second service commence après la fin du premier (14:30)',
    })
    expect((await errorsOf({ FRIDAY: { start: '19:00', end: '22:00' } })).errors).toEqual({
      'openingHours2.FRIDAY': 'Ce jour a un second service sans le premier',
    })
    const night = { MONDAY: { start: '19:00', end: '01:00' } }
    expect((await errorsOf({ MONDAY: { start: '22:00', end: '23:00' } }, night)).errors).toEqual({
      'availability.openingHours.MONDAY.end': 'Le premier service finit le jour même quand il y en a un second',
    })
  })
})

describe('a restaurant', () => {
  it('is edited by its team over its current version; its rooms stay', async () => {
    const { id, version } = await server.ok(restaurant.createRestaurant, {
      token: owner,
      body: { ...newRestaurant, description: 'Au calme', meetingRooms: [{ name: 'Salle', numberMettingPlace: 8 }] },
    })
    const body = {
      ...restaurantEdit,
      name: 'La Table du Quai',
      numberPlace: 30,
      phoneNumber: '02 41 00 00 00',
      version,
    }
    const edited = await server.ok(restaurant.updateRestaurant, { token: owner, params: { id }, body })
    expect(edited).toMatchObject({
      name: 'La Table du Quai',
      numberPlace: 30,
      availability: { openingHours: { MONDAY: { start: [11, 30], end: [15, 0] } } },
      meetingRooms: [{ name: 'Salle' }],
      version: (version ?? 0) + 1,
    })
    expect(edited.description).toBeUndefined()
    expect(await server.ok(restaurant.getRestaurant, { params: { id } })).toEqual(edited)
    const edit = (token: string, to = id) =>
      server.ask(restaurant.updateRestaurant, { token, params: { id: to }, body })
    expect(await edit(manager)).toMatchObject({
      status: 409,
      body: { message: staleMessages.restaurant },
    })
    expect(await edit(stranger)).toMatchObject({
      status: 403,
      body: { message: 'Vous ne travaillez pas pour ce restaurant.' },
    })
    expect((await edit(manager, '0197a000-0000-7000-8000-000000000000')).status).toBe(404)
    const history = await historyOf('restaurant', id)
    expect(history.map(({ action }) => action)).toEqual(['createRestaurant', 'updateRestaurant'])
    expect(history[1]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', from: newRestaurant.name, to: 'La Table du Quai' },
        { field: 'phone', to: '0241000000' },
        { field: 'seats', from: String(newRestaurant.numberPlace), to: '30' },
        { field: 'description' },
      ]),
    )
  })

  it('accepts at most fifty rooms, also when they are added at once', async () => {
    const { id } = await server.ok(restaurant.createRestaurant, { token: owner, body: newRestaurant })
    const add = (index: number) =>
      server.ask(meetingRoom.createMeetingRoom, {
        token: owner,
        params: { id },
        body: { name: `Salle ${index}`, numberMettingPlace: 8 },
      })
    const answers = await Promise.all(Array.from({ length: 52 }, (_, index) => add(index)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { message: 'Un restaurant compte au plus 50 salles.' },
    })
    const rooms = await server.ok(meetingRoom.listMeetingRooms, { params: { restaurantId: id } })
    expect(new Set(rooms.map(({ name }) => name)).size).toBe(50)
  })
})

describe('a room', () => {
  it('that is not reservable any more keeps its bookings and takes no new ones', async () => {
    const rooms = await server.ok(meetingRoom.listMeetingRooms, { params: { restaurantId: known.restaurant } })
    const room = rooms.find(({ id }) => id === known.room)
    const body = {
      ...fullReservation(known, 40),
      type: 'MEETING_ROOM',
      meetingRoomId: known.room,
      numberOfPeople: 2,
    }
    const booked = await server.ok(contract.reservation.createReservation, { token: owner, body })
    const change = { name: 'Salle close', numberMettingPlace: 4, isReservable: false, version: room?.version }
    const params = { id: known.restaurant, roomId: known.room }
    const edited = await server.ok(meetingRoom.updateMeetingRoom, { token: owner, params, body: change })
    expect(edited).toEqual({ ...change, id: known.room, version: (room?.version ?? 0) + 1 })
    const told = (await historyOf('restaurant', known.restaurant)).at(-1)
    expect(told).toMatchObject({ action: 'updateMeetingRoom' })
    expect(told?.changes).toEqual([
      { field: 'room', from: room?.name, to: 'Salle close' },
      { field: 'capacity', from: String(room?.numberMettingPlace), to: '4' },
      { field: 'reservable', from: 'true', to: 'false' },
    ])

    const later = { ...body, ...fullReservation(known, 41), type: 'MEETING_ROOM', numberOfPeople: 2 }
    const refused = await server.ask(contract.reservation.createReservation, { token: owner, body: later })
    expect([refused.status, Object.keys((refused.body as { errors: object }).errors)]).toEqual([400, ['meetingRoomId']])
    const kept = await server.ok(contract.reservation.listReservations, { token: owner })
    expect(kept.find(({ id }) => id === booked.id)).toMatchObject({ status: 'PENDING', meetingRoomName: 'Salle close' })

    const edit = (token: string, at = params) =>
      server.ask(meetingRoom.updateMeetingRoom, { token, params: at, body: change })
    expect(await edit(owner)).toMatchObject({
      status: 409,
      body: { message: staleMessages.room },
    })
    expect((await edit(stranger)).status).toBe(403)
    expect((await edit(owner, { ...params, roomId: known.dish })).status).toBe(404)
  })
})

describe('an order', () => {
  it('has a history: who took it, who moved it and when, and why it was cancelled', async () => {
    const { id } = await server.ok(order.createOrder, { token: owner, ...guestOrder(known) })
    const move = (token: string, body: object) =>
      server.ok(order.updateOrderStatus, { token, params: { orderId: id }, body })
    await move(owner, { status: 'CONFIRMED', reason: 'Ne compte que pour une annulation' })
    await move(manager, { status: 'CANCELED', reason: '  Plus de potimarron  ' })
    const history = await historyOf('order', id)
    expect(history.map(({ action, username, from, to, reason }) => [action, username, from, to, reason])).toEqual([
      ['createOrder', 'proprietaire', undefined, 'PENDING', undefined],
      ['updateOrderStatus', 'proprietaire', 'PENDING', 'CONFIRMED', undefined],
      ['updateOrderStatus', 'gerant', 'CONFIRMED', 'CANCELED', 'Plus de potimarron'],
    ])
    const times = history.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Math.abs(Date.now() - (times[0] ?? 0))).toBeLessThan(60_000)
    const asked = { params: { resource: 'order', id } }
    // Works for another restaurant.
    await server.ok(restaurant.createRestaurant, { token: stranger, body: newRestaurant })
    expect(await server.ok(audit.getHistory, { token: stranger, ...asked })).toEqual([])
    expect((await server.ask(audit.getHistory, asked)).status).toBe(401)
  })

  it('has no history of moves that were refused', async () => {
    const { id } = await server.ok(order.createOrder, { token: owner, ...guestOrder(known) })
    const refused = await server.ask(order.updateOrderStatus, {
      token: owner,
      params: { orderId: id },
      body: { status: 'READY' },
    })
    expect(refused.status).toBe(409)
    expect(await historyOf('order', id)).toHaveLength(1)
  })
})

describe('the audit trail', () => {
  it('tells administrators who registered, signed in and signed out', async () => {
    const session = await server.signIn('autre', 'Abcdef1!')
    await server.ok(contract.auth.logout, { body: { refreshToken: session.refreshToken } })
    await server.ok(contract.auth.logout, { body: { refreshToken: session.refreshToken } })
    const refused = { username: 'autre', password: 'Faux#2026', role: 'RESTAURANT_OWNER' }
    expect((await server.ask(contract.auth.login, { body: refused })).status).toBe(400)
    const trail = await server.ok(audit.listAudit, {
      token: await server.tokenOf('admin'),
      query: { filter: '{"username":"autre"}', sort: '["at","ASC"]', range: '[0,99]' },
    })
    expect(trail.map(({ action }) => action)).toEqual(['register', 'login', 'createRestaurant', 'login', 'logout'])
    const params = { resource: 'user', id: trail[0]?.resourceId ?? '' }
    expect((await server.ask(audit.getHistory, { token: manager, params })).status).toBe(403)
  })

  it('cannot be rewritten', async () => {
    for (const sql of [
      `update audit_entry set username = 'personne'`,
      'delete from audit_entry',
      'truncate audit_entry',
    ]) {
      await expect(server.db.query(sql)).rejects.toThrow('audit_entry')
    }
  })
})

/** A pending booking of the demo, and the same one after somebody else confirmed it. */
async function confirmedMeanwhile(kind: 'RESERVATION' | 'EVENT') {
  const [row] = await server.db.query<{ id: string }>(
    `update booking set status = 'CONFIRMED' where id = (
       select id from booking b where kind = $1 and status = 'PENDING' and not exists (select 1 from booking o
         where o.id <> b.id and o.active and o.restaurant_id = b.restaurant_id and o.during && b.during)
       order by id limit 1) returning id`,
    [kind],
  )
  return { token: manager, params: { id: row?.id ?? '' } }
}

const statusOf = async (id: string) =>
  (await server.db.query<{ status: string }>('select status from booking where id = $1', [id]))[0]?.status

describe.each([
  ['reservation', 'RESERVATION', updateReservationStatus, cancelReservation],
  ['event request', 'EVENT', updateEventRequestStatus, cancelEventRequest],
] as const)('a %s that somebody else changed meanwhile', (_, kind, update, cancel) => {
  it('is not changed over the status that was seen: 409 says which it has now', async () => {
    const sent = await confirmedMeanwhile(kind)
    const stale = { status: 409, body: { message: expect.stringContaining('«\u00a0Confirmée\u00a0»') } }
    const body = { status: 'CANCELLED', seenStatus: 'PENDING', reason: 'Trop tard' }
    expect(await server.ask(update, { ...sent, body })).toMatchObject(stale)
    expect(await server.ask(cancel, { ...sent, query: { seenStatus: 'PENDING' } })).toMatchObject(stale)
    expect(await statusOf(sent.params.id)).toBe('CONFIRMED')
    expect((await server.ask(update, { ...sent, body: { status: 'CONFIRMED', seenStatus: 'PENDING' } })).status).toBe(
      200,
    )
    expect((await server.ask(update, { ...sent, body: { ...body, seenStatus: 'CONFIRMED' } })).status).toBe(200)
    expect(await statusOf(sent.params.id)).toBe('CANCELLED')
  })
})
