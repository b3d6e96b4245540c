import { contract } from '@potager/domain/contract'
import { readDishFile } from '@potager/domain/forms'
import { addDays, todayInParis } from '@potager/domain/time'
import { expect, inject, it } from 'vitest'
import type { Config } from '../src/base/config.ts'
import type { Database } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { fillEmpty } from '../src/setup/prepare.ts'
import { guestOrder } from './access/customer.ts'
import { newVisitReview } from './access/review.ts'
import { serverOn, type TestServer } from './harness.ts'
import { openEmpty } from './stores.ts'

const PASSWORD = 'Ciboule-et-basilic-7'

/** A store as a first start makes it without demonstration data, and what was printed. */
async function firstStart(): Promise<{ db: Database; printed: string }> {
  const db = await openEmpty(inject('source'))
  await migrate(db)
  return { db, printed: (await fillEmpty(db, false)).join('\n') }
}

/** Such a house, and what its first admin signs in with. */
async function openHouse(changes: Partial<Config> = {}): Promise<{ server: TestServer; password: string }> {
  const { db, printed } = await firstStart()
  const [, password = ''] = /mot de passe (\S+) /.exec(printed) ?? []
  return { server: await serverOn(db, changes), password }
}

/** Orders of each restaurant: how many, and what they come to. */
async function ordersOf({ ok }: TestServer, token: string): Promise<Record<string, { orders: number; total: number }>> {
  const { content } = await ok(contract.order.listOrders, { token, query: { size: '100' } })
  const sums: Record<string, { orders: number; total: number }> = {}
  for (const { restaurantId = '', totalAmount } of content) {
    const { orders, total } = sums[restaurantId] ?? { orders: 0, total: 0 }
    sums[restaurantId] = { orders: orders + 1, total: total + totalAmount }
  }
  return sums
}

/** What the house counts, with what a customer has. */
async function figuresOf(server: TestServer, token: string, customer: string) {
  const { ok } = server
  const { spent, orders, bookings, noShows, reviews } = await ok(contract.customer.getCustomer, {
    token,
    params: { id: customer },
  })
  const placed = (page: { content: readonly Booked[] }) =>
    page.content.map(({ startTime, status, numberOfPeople, noShow = false }) => [
      startTime,
      status,
      numberOfPeople,
      noShow,
    ])
  return {
    // What was still to be handed over to them goes with them.
    day: { ...(await ok(contract.day.getDay, { token })), messagesToHandOver: 0 },
    orders: await ordersOf(server, token),
    reservations: placed(await ok(contract.console.browseReservations, { token })),
    events: placed(await ok(contract.console.browseEventRequests, { token })),
    reviews: await ok(contract.review.getReviewStats, { token }),
    chatbot: await ok(contract.analytics.getAnalytics, { token, query: { from: today, to: today } }),
    customer: { spent, orders, bookings, noShows, reviews },
  }
}
type Booked = { startTime: unknown; status: string; numberOfPeople: number; noShow?: boolean | undefined }

const today = todayInParis(Date.now())
const someDay = addDays(today, 10)
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
async function joined(server: TestServer, path: string, username: string): Promise<string> {
  const body = { username, email: `${username}@exemple.fr`, firstName: 'Zoé', lastName: 'Arc', password: PASSWORD }
  await server.ok(contract.team.registerInvited, { params: { token: path.split('/').at(-1) ?? '' }, body })
  return (await server.signIn(username, PASSWORD)).accessToken
}

it('opens a house from the printed password to its figures, without a line of SQL [OPN-03]', {
  timeout: 120_000,
}, async () => {
  const { server, password } = await openHouse()
  const { ok, ask } = server
  const first = await server.signIn('admin', password)
  const passwordOf = async (token: string) => (await ok(contract.firstSteps.getFirstSteps, { token })).password
  expect(await passwordOf(first.accessToken)).toBe(false)
  await ok(contract.account.changePassword, {
    token: first.accessToken,
    body: { currentPassword: password, newPassword: PASSWORD },
  })
  const admin = (await server.signIn('admin', PASSWORD)).accessToken
  expect(await passwordOf(admin)).toBe(true)

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
  const owner = await joined(server, invited.path, 'olive')
  const { path: another } = await ok(contract.team.createInvitation, { token: owner, params })
  const colleague = await joined(server, another, 'zoe_arc')

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

  const { link } = await ok(contract.visitReview.getOrderVisit, { token: owner, params: { id: placed.id } })
  const about = { resourceType: 'RESTAURANT', resourceId: house.id } as const
  await ok(contract.visitReview.writeVisitReview, {
    params: { code: link?.path.slice('/avis/'.length) ?? '' },
    body: newVisitReview(about),
  })

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
  expect((await ask(contract.erasure.eraseCustomer, erase)).status).toBe(409)
  const cancel = (booking: string) => ({ token: back, params: { id: booking }, body: { status: 'CANCELLED' } })
  await ok(contract.reservation.updateReservationStatus, cancel(reservation.id))
  await ok(contract.eventRequest.updateEventRequestStatus, cancel(event.id))
  const figures = await figuresOf(server, admin, rose.id)
  expect(figures).toMatchObject({
    day: { ordersToday: 1 },
    orders: { [house.id]: { orders: 1, total: 22 } },
    reservations: [[`${someDay}T23:00:00`, 'CANCELLED', 8, false]],
    events: [[`${addDays(someDay, 7)}T19:00:00`, 'CANCELLED', 30, false]],
    reviews: { pending: 1 },
    customer: { spent: 22, orders: 1, bookings: 2, noShows: 0, reviews: 1 },
  })
  await ok(contract.erasure.eraseCustomer, erase)
  expect(await figuresOf(server, admin, rose.id)).toEqual(figures)
  const left = await ok(contract.order.getOrder, { token: back, params: { id: placed.id } })
  expect(left).toMatchObject({ totalAmount: 22, status: 'COMPLETED' })
  expect(JSON.stringify(left)).not.toContain('Lavande')
})

it('a house without extensions takes orders by the calls of the specification alone, with exact totals [OPN-03]', async () => {
  const { server, password } = await openHouse({ extensions: false })
  const { ok, ask } = server
  const { accessToken: token } = await server.signIn('admin', password)
  const house = await ok(contract.restaurant.createRestaurant, { token, body: restaurant('Le Semis') })
  const elsewhere = await ok(contract.restaurant.createRestaurant, { token, body: restaurant('La Serre') })
  const soup = {
    name: 'Soupe au pistou',
    description: '',
    price: 8.5,
    category: 'PLAT',
    available: true,
    allergens: [],
  }
  const dish = await ok(contract.dish.createDish, { token, body: soup })
  expect(await ok(contract.dish.listDishes)).toMatchObject([{ id: dish.id, price: 8.5 }])

  const take = (idRestaurant: string, number: number) =>
    ok(contract.order.createOrder, {
      token,
      body: {
        ...guestOrder({ restaurant: idRestaurant, dish: dish.id }).body,
        listDishNumber: [{ idDish: dish.id, number }],
      },
    })
  const served = await take(house.id, 2)
  for (const status of ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'])
    await ok(contract.order.updateOrderStatus, { token, params: { orderId: served.id }, body: { status } })
  await take(house.id, 1)
  const dropped = await take(elsewhere.id, 4)
  await ok(contract.order.updateOrderStatus, { token, params: { orderId: dropped.id }, body: { status: 'CANCELED' } })
  expect(await ordersOf(server, token)).toEqual({
    [house.id]: { orders: 2, total: 25.5 },
    [elsewhere.id]: { orders: 1, total: 34 },
  })

  const owner = {
    username: 'olive',
    email: 'olive@exemple.fr',
    firstName: 'Olive',
    lastName: 'Noire',
    password: PASSWORD,
  }
  await ok(contract.auth.register, { body: { ...owner, confirmPassword: PASSWORD } })
  const { accessToken: olive } = await server.signIn('olive', PASSWORD)
  expect(await ordersOf(server, olive)).toEqual({})
  expect(await ok(contract.customer.listCustomers, { token })).toEqual([])
  expect(await ok(contract.reservation.listReservations, { token })).toEqual([])
  expect(await ok(contract.eventRequest.listEventRequests, { token })).toEqual([])
  expect(await ok(contract.review.getReviewStats, { token })).toMatchObject({ pending: 0, totalProcessed: 0 })
  expect(await ok(contract.chatSession.getChatSessionStats, { token })).toMatchObject({ totalSessions: 0 })
  expect((await ask(contract.day.getDay, { token })).status).toBe(404)
})
