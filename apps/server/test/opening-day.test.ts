import { contract } from '@potager/domain/contract'
import { readDishFile } from '@potager/domain/forms'
import { addDays, todayInParis } from '@potager/domain/time'
import { beforeAll, expect, inject, it } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { fillEmpty } from '../src/db/prepare.ts'
import { serverOn, type TestServer } from './harness.ts'
import { openEmpty } from './stores.ts'

const PASSWORD = 'Ciboule-et-basilic-7'

/** A store as a first start makes it without demonstration data, and what was printed. */
async function firstStart(): Promise<{ db: Database; printed: string }> {
  const db = await openEmpty(inject('source'))
  await migrate(db)
  return { db, printed: (await fillEmpty(db, false)).join('\n') }
}

let server: TestServer
let printed: string
beforeAll(async () => {
  const first = await firstStart()
  printed = first.printed
  server = await serverOn(first.db)
})

const someDay = addDays(todayInParis(Date.now()), 10)
const everyDay = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
const restaurant = (name: string) => ({
  name,
  numberPlace: 60,
  numberPrinter: 1,
  address: { streetNumber: 7, streetName: 'rue des Semailles', postalCode: '44000', city: 'Nantes' },
  availability: { openingHours: Object.fromEntries(everyDay.map((day) => [day, { start: '18:00', end: '02:00' }])) },
  meetingRooms: [{ name: 'La Serre', numberMettingPlace: 12, available: true }],
})

/** Twelve dishes as a spreadsheet saves them. */
const menu = [
  'Nom;Catégorie;Prix TTC;Description;Allergènes;Disponible',
  ...Array.from({ length: 12 }, (_, index) => `Plat du jour ${index + 1};Plat;1${index % 10},50;;aucun;oui`),
].join('\n')

/** The account that a link makes, signed in. */
async function joined(path: string, username: string): Promise<string> {
  const body = { username, email: `${username}@exemple.fr`, firstName: 'Zoé', lastName: 'Arc', password: PASSWORD }
  await server.ok(contract.team.registerInvited, { params: { token: path.split('/').at(-1) ?? '' }, body })
  return (await server.signIn(username, PASSWORD)).accessToken
}

it('opens a house from the printed password to its figures, without a line of SQL [OPN-03]', {
  timeout: 120_000,
}, async () => {
  const { ok, ask } = server
  const [, password = ''] = /mot de passe (\S+) /.exec(printed) ?? []
  const first = await server.signIn('admin', password)
  await ok(contract.account.changePassword, {
    token: first.accessToken,
    body: { currentPassword: password, newPassword: PASSWORD },
  })
  const admin = (await server.signIn('admin', PASSWORD)).accessToken

  const name = { name: 'Le Verger', sentence: 'La cuisine du marché.', accent: '#3B3F8F', email: '', phone: '' }
  await ok(contract.house.updateHouse, { token: admin, body: name })
  expect(await ok(contract.house.getHouse)).toMatchObject(name)

  const house = await ok(contract.restaurant.createRestaurant, { token: admin, body: restaurant('Le Semis') })
  const elsewhere = await ok(contract.restaurant.createRestaurant, { token: admin, body: restaurant('La Serre') })
  const params = { id: house.id }

  const read = readDishFile(new TextEncoder().encode(menu))
  const rows = 'rows' in read ? read.rows : []
  expect(read).toMatchObject({ refused: [] })
  const body = { rows: rows.map(({ price = 0, ...row }) => ({ ...row, price: price / 100 })) }
  const { digest } = await ok(contract.dish.importDishes, { token: admin, body: { ...body, apply: false } })
  await ok(contract.dish.importDishes, { token: admin, body: { ...body, apply: true, digest } })
  const [dish] = await ok(contract.dish.listDishes)
  if (!dish) throw new Error('The menu is empty')
  const entry = { params: { ...params, dishId: dish.id } }
  await ok(contract.restaurantMenu.updateMenuEntry, { token: admin, ...entry, body: { version: 0, ownPrice: 11 } })

  const invited = await ok(contract.team.createInvitation, { token: admin, params })
  const owner = await joined(invited.path, 'olive')
  const colleague = await joined((await ok(contract.team.createInvitation, { token: owner, params })).path, 'zoe_arc')

  // The phone rings, twice.
  const caller = { fullName: 'Rose Lavande', phone: '06 11 22 33 44' }
  const rose = await ok(contract.customer.createCustomer, { token: owner, body: caller })
  const again = await ask(contract.customer.createCustomer, {
    token: owner,
    body: { ...caller, fullName: 'R. Lavande' },
  })
  expect(again).toMatchObject({ status: 409, body: { doubles: [{ id: rose.id }] } })

  const reservation = await ok(contract.reservation.createReservation, {
    token: owner,
    body: {
      customerId: rose.id,
      restaurantId: house.id,
      type: 'MEETING_ROOM',
      meetingRoomId: house.meetingRooms[0]?.id,
      startTime: `${someDay}T23:00:00`,
      endTime: `${addDays(someDay, 1)}T01:00:00`,
      numberOfPeople: 8,
    },
  })
  await ok(contract.reservation.updateReservationStatus, {
    token: owner,
    params: { id: reservation.id },
    body: { status: 'CONFIRMED' },
  })

  const placed = await ok(contract.order.createOrder, {
    token: owner,
    body: {
      idRestaurant: house.id,
      idUser: rose.id,
      listDishNumber: [{ idDish: dish.id, number: 2 }],
      flatDelivered: false,
    },
  })
  expect(placed.totalAmount).toBe(22)
  for (const status of ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'])
    await ok(contract.order.updateOrderStatus, { token: owner, params: { orderId: placed.id }, body: { status } })

  const event = await ok(contract.eventRequest.createEventRequest, {
    token: owner,
    body: {
      customerId: rose.id,
      restaurantId: house.id,
      type: 'SEMINAIRE',
      startTime: `${addDays(someDay, 7)}T19:00`,
      endTime: `${addDays(someDay, 7)}T22:00`,
      numberOfPeople: 30,
      title: 'Séminaire de printemps',
      description: 'Un dîner et deux heures de travail.',
    },
  })
  await ok(contract.eventRequest.updateEventRequestStatus, {
    token: owner,
    params: { id: event.id },
    body: { status: 'CONFIRMED' },
  })

  const offered = async (id: string) =>
    (await ok(contract.restaurantMenu.listRestaurantMenu, { params: { id } })).find((one) => one.id === dish.id)
  await ok(contract.restaurantMenu.updateMenuEntry, {
    token: owner,
    ...entry,
    body: { version: 1, state: 'UNTIL_TOMORROW' },
  })
  expect([(await offered(house.id))?.available, (await offered(elsewhere.id))?.available]).toEqual([false, true])

  const members = await ok(contract.team.listMembers, { token: owner, params })
  const memberId = members.find(({ username }) => username === 'zoe_arc')?.id ?? ''
  await ok(contract.team.removeMember, { token: owner, params: { ...params, memberId } })
  expect((await ok(contract.order.listOrders, { token: colleague })).content).toEqual([])

  // The owner forgot the password.
  const accounts = await ok(contract.user.listUsers, { token: admin, query: { filter: '{"q":"olive"}' } })
  const id = accounts[0]?.id ?? ''
  const { path } = await ok(contract.accountLink.createPasswordLink, { token: admin, params: { id } })
  const token = path.split('/').at(-1) ?? ''
  await ok(contract.accountLink.resetPassword, { params: { token }, body: { newPassword: `${PASSWORD}!` } })
  expect((await ask(contract.restaurant.listMyRestaurants, { token: owner })).status).toBe(401)
  const back = (await server.signIn('olive', `${PASSWORD}!`)).accessToken
  expect(await ok(contract.restaurant.listMyRestaurants, { token: back })).toMatchObject([{ id: house.id }])

  const erase = { token: admin, params: { id: rose.id } }
  // What was still to be handed over to them goes with them.
  const day = async () => ({ ...(await ok(contract.day.getDay, { token: admin })), messagesToHandOver: 0 })
  expect((await ask(contract.erasure.eraseCustomer, erase)).status).toBe(409)
  const cancel = (booking: string) => ({ token: back, params: { id: booking }, body: { status: 'CANCELLED' } })
  await ok(contract.reservation.updateReservationStatus, cancel(reservation.id))
  await ok(contract.eventRequest.updateEventRequestStatus, cancel(event.id))
  const figures = await day()
  await ok(contract.erasure.eraseCustomer, erase)
  expect(await day()).toEqual(figures)
  const left = await ok(contract.order.getOrder, { token: back, params: { id: placed.id } })
  expect(left).toMatchObject({ totalAmount: 22, status: 'COMPLETED' })
  expect(JSON.stringify(left)).not.toContain('Lavande')
})
