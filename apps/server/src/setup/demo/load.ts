import { readDisease } from '@potager/domain/disease'
import { bookingMessage } from '@potager/domain/message'
import { fold } from '@potager/domain/text'
import { todayInParis } from '@potager/domain/time'
import { hashPassword } from '../../api/auth/passwords.ts'
import { insertAccount } from '../../api/auth/queries.ts'
import { storeChatbotSettings } from '../../api/chatbot-settings/queries.ts'
import { insertDisease } from '../../api/disease/queries.ts'
import { insertDish } from '../../api/dish/routes.ts'
import { tellCustomer } from '../../api/outbox/booking.ts'
import { tellOrderReady } from '../../api/outbox/order.ts'
import { insertException, insertRestaurant } from '../../api/restaurant/queries.ts'
import { newId, type Queryable } from '../../db/database.ts'
import { demoReports, demoSessions, demoSettings, insertReports, insertSessions } from './chat.ts'
import { catDiseases } from './diseases-cats.ts'
import { dogDiseases } from './diseases-dogs.ts'
import { generalDiseases } from './diseases-general.ts'
import type { DemoDisease } from './diseases-vocabulary.ts'
import { demoEventRequests, insertEventRequests } from './event-requests.ts'
import { CLOSING, demoClosure, demoDishes, demoRestaurants } from './house.ts'
import { type DemoOrder, demoOrders } from './orders.ts'
import { type DemoCustomer, demoAccounts, demoCustomers, demoPassword } from './people.ts'
import { createChance } from './random.ts'
import { demoReservations, insertReservations } from './reservations.ts'
import { demoReviews, insertReviews, writeDemoNotices } from './reviews.ts'

/** The 40 diseases of the demo: plausible for a chatbot, not a veterinary reference. */
export const demoDiseases: readonly DemoDisease[] = [...generalDiseases, ...dogDiseases, ...catDiseases]

/** How many bookings to come and orders that are ready have had a message. */
const SHOWN = { bookings: 9, orders: 3 } as const
/** Every so manieth message has been handed over; the first of the others was given up. */
const HANDED_OVER_EVERY = 3

/**
 * The messages that bookings to come and orders that wait were worth: some are handed over, one is given up, the others
 * are to hand over. What the house writes is what its changes write.
 */
async function writeDemoMessages(tx: Queryable): Promise<void> {
  const bookings = await tx.query<{ id: string; status: string }>(
    `select id, status from booking where starts_at > now() at time zone 'Europe/Paris'
     order by starts_at, id limit $1::int`,
    [SHOWN.bookings],
  )
  for (const { id, status } of bookings) {
    await tellCustomer(tx, bookingMessage('PENDING', status) ?? 'booking-received', id)
  }
  const ready = await tx.query<{ id: string }>(
    `select id from customer_order where status = 'READY' and customer_id is not null order by created_at desc, id limit $1::int`,
    [SHOWN.orders],
  )
  for (const { id } of ready) await tellOrderReady(tx, id)
  await tx.query(
    `with counted as (select id, row_number() over (order by created_at, id) as place from outbox)
     update outbox o set
       state = case when place % $1::int = 0 then 'done' when place = 1 then 'given-up' else 'to-hand-over' end,
       settled_at = case when place % $1::int = 0 then now() end,
       link = case when place % $1::int = 0 then null else link end,
       wish_token = case when place % $1::int = 0 then null else wish_token end,
       failure = case when place = 1 then 'refused' end,
       answer = case when place = 1 then '550 5.1.1 No such mailbox' end,
       tries = case when place = 1 then 1 else 0 end
     from counted c where c.id = o.id`,
    [HANDED_OVER_EVERY],
  )
}

/** Seeds: the hour decides how much is drawn for the orders, after the house, and must not decide what the others draw. */
const seeds = {
  house: 20_260_714,
  reviews: 20_260_716,
  reservations: 20_260_717,
  events: 20_260_718,
  sessions: 20_260_719,
  reports: 20_260_720,
} as const
const chanceOf = (part: keyof typeof seeds) => createChance(seeds[part])
/** Creation date of the house: fixed, so that the ids of restaurants and dishes do not change between loads. */
const OPENED = Date.UTC(2025, 2, 3, 9)
/**
 * Time between two records: screens name them by the first eight characters of their id, about a minute's precision. A
 * restaurant's illustration depends on its id: with these, the six differ.
 */
const BETWEEN = 24 * 60_000

function insertCustomers(tx: Queryable, customers: readonly DemoCustomer[]): Promise<unknown> {
  return tx.query(
    `insert into customer (id, full_name, email, search_key, phone, note)
     select id, "fullName", email, "searchKey", phone, note
     from jsonb_to_recordset($1::jsonb)
       as c(id uuid, "fullName" text, email text, "searchKey" text, phone text, note text)`,
    [JSON.stringify(customers)],
  )
}

async function insertOrders(tx: Queryable, orders: readonly DemoOrder[]): Promise<void> {
  const rows = orders.map(({ lines, ...order }) => ({
    ...order,
    customer_key: order.customer_name && fold(order.customer_name),
    total_cents: lines.reduce((sum, line) => sum + line.unit_price_cents * line.quantity, 0),
  }))
  await tx.query(
    `insert into customer_order (id, restaurant_id, customer_id, customer_name, customer_key, status, delivery,
       total_cents, created_at, moved_at)
     select id, restaurant_id, customer_id, customer_name, customer_key, status, delivery, total_cents, created_at, created_at
     from jsonb_to_recordset($1::jsonb) as o(id uuid, restaurant_id uuid, customer_id uuid, customer_name text,
       customer_key text, status text, delivery boolean, total_cents int, created_at timestamptz)`,
    [JSON.stringify(rows)],
  )
  const lines = orders.flatMap((order) =>
    order.lines.map((line, position) => ({ ...line, order_id: order.id, position })),
  )
  await tx.query(
    `insert into order_line (id, order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens)
     select id, order_id, position, dish_id, dish_name, unit_price_cents, quantity,
       array(select jsonb_array_elements_text(l.allergens))
     from jsonb_to_recordset($1::jsonb) as l(id uuid, order_id uuid, position int, dish_id uuid, dish_name text,
       unit_price_cents int, quantity int, allergens jsonb)`,
    [JSON.stringify(lines)],
  )
}

/**
 * Fills an empty database with the demo: accounts, restaurants, menu, customers, orders of the 60 days before `now`,
 * reservations and event requests around it; the chatbot’s diseases, settings, sessions and reports, reviews with notices, and messages.
 */
export async function loadDemo(tx: Queryable, now: number): Promise<void> {
  const chance = chanceOf('house')
  let entries = 0
  const entered = () => chance.id(OPENED + BETWEEN * entries++)
  const accounts = await Promise.all(
    demoAccounts.map(async (account) => ({
      ...account,
      id: entered(),
      email: `${account.username}@exemple.fr`,
      passwordHash: await hashPassword(demoPassword),
      approved: true,
    })),
  )
  const restaurants = demoRestaurants.map((restaurant) => ({
    ...restaurant,
    id: entered(),
    rooms: restaurant.rooms.map((room) => ({ ...room, id: entered() })),
  }))
  const dishes = demoDishes.map((dish) => ({ ...dish, id: entered() }))
  const customers = demoCustomers(entered, chance)
  const orders = demoOrders(chance, { restaurants, dishes, customers }, now)
  const reservations = demoReservations(chanceOf('reservations'), { restaurants, customers }, now)
  const held = reservations.filter(({ status }) => status !== 'CANCELLED')
  const events = demoEventRequests(chanceOf('events'), { restaurants, customers }, held, now)
  const diseases = demoDiseases.map(({ prevention = null, ...disease }) => ({
    ...disease,
    prevention,
    id: entered(),
  }))
  const [owner = null, moderator = null] = accounts.map(({ id }) => id)
  const reviews = demoReviews(chanceOf('reviews'), { restaurants, dishes, customers, moderator }, now)
  const sessions = await demoSessions(chanceOf('sessions'), diseases.map(readDisease), now)
  const reports = demoReports(chanceOf('reports'), sessions, moderator, now)

  for (const account of accounts) await insertAccount(tx, account)
  for (const [index, restaurant] of restaurants.entries()) {
    await insertRestaurant(tx, restaurant, index < 2 ? owner : null)
    if (restaurant.name === CLOSING) {
      await insertException(tx, restaurant.id, { id: newId(), ...demoClosure(todayInParis(now)) })
    }
  }
  for (const dish of dishes) await insertDish(tx, dish)
  await insertCustomers(tx, customers)
  await insertOrders(tx, orders)
  await insertReservations(tx, reservations)
  await insertEventRequests(tx, events)
  for (const disease of diseases) await insertDisease(tx, disease)
  await storeChatbotSettings(tx, demoSettings, undefined)
  await insertSessions(tx, sessions)
  await insertReports(tx, reports)
  await insertReviews(tx, reviews)
  await writeDemoNotices(tx, moderator, now)
  await writeDemoMessages(tx)
}
