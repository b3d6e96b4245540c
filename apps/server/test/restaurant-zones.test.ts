import { seenForChange } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { overseasZones, zoneOf } from '@potager/domain/restaurant'
import {
  addDays,
  addMinutes,
  instantToWall,
  todayIn,
  type WallTime,
  wallToInstant,
  weekdays,
} from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindOfTomorrow, tellCustomer } from '../src/api/outbox/booking.ts'
import { inviteAfterReservations } from '../src/api/outbox/visit.ts'
import { makeVisit } from '../src/api/visit-review/visit.ts'
import { zoneSql } from '../src/db/sql.ts'
import { newRestaurant } from './access/restaurant.ts'
import { entryOf, startMailServer } from './mail-server.ts'
import { sendBy } from './outbox-setup.ts'
import { openReservationSetup, type ReservationSetup, whole } from './reservation-setup.ts'

const { createRestaurant, createHoursException } = contract.restaurant

let setup: ReservationSetup
/** Restaurants that never close, by their postal codes. */
const houses = new Map<string, string>()
const always = Object.fromEntries(weekdays.map((day) => [day, { start: '00:00', end: '24:00' }]))

beforeAll(async () => {
  setup = await openReservationSetup()
  for (const postalCode of ['69001', '97400', '97200', '98600', '98700']) {
    const address = { ...newRestaurant.address, postalCode }
    const body = { ...newRestaurant, address, availability: { openingHours: always } }
    houses.set(postalCode, (await setup.server.ok(createRestaurant, { token: setup.token, body })).id)
  }
})
beforeEach(async () => {
  for (const table of ['outbox', 'visit', 'booking']) await setup.server.db.query(`delete from ${table}`)
})

const houseOf = (postalCode: string) => houses.get(postalCode) ?? ''
const zone = (postalCode: string) => zoneOf({ postalCode, country: 'France' })
/** An hour from a start, of the whole restaurant. */
const bodyAt = (postalCode: string, start: WallTime) =>
  setup.body(start.slice(0, 10), {
    ...whole,
    restaurantId: houseOf(postalCode),
    startTime: start,
    endTime: addMinutes(start, 60),
  })
const inParis = (minutes: number) => addMinutes(`${instantToWall(Date.now()).slice(0, 16)}:00`, minutes)

/** A reservation as it is stored, past or not. */
async function store(postalCode: string, start: WallTime, more: { status?: string; made?: string } = {}) {
  const id = crypto.randomUUID()
  await setup.server.db.query(
    `insert into booking (id, kind, restaurant_id, customer_id, starts_at, ends_at, people, status, created_at)
     values ($1, 'RESERVATION', $2, $3, $4::text::timestamp, $4::text::timestamp + interval '1 hour', 2, $5, $6::text::timestamptz)`,
    [id, houseOf(postalCode), setup.customer, start, more.status ?? 'CONFIRMED', more.made ?? '2020-01-01T00:00:00Z'],
  )
  return id
}
const subjectsOf = async (kind: string) =>
  (await setup.server.db.query<{ of: string }>('select subject_id as of from outbox where kind = $1', [kind])).map(
    ({ of }) => of,
  )

it('has one rule for zones, in the program and in the database [ZON-01]', async () => {
  const codes = [...Object.keys(overseasZones), '690', '984', '200'].map((code) => `${code}00`)
  const addresses = codes.flatMap((code) => ['France', 'FRANCE', 'Belgique'].map((country) => ({ code, country })))
  const rows = await setup.server.db.query<{ code: string; country: string; zone: string; kept: string }>(
    `select postal_code as code, country, ${zoneSql('a')} as zone, restaurant_zone(postal_code, country) as kept
     from jsonb_to_recordset($1::jsonb) as a (postal_code text, country text)`,
    [JSON.stringify(addresses.map(({ code, country }) => ({ postal_code: code, country })))],
  )
  const zoneAt = (one: (typeof addresses)[number]) => zoneOf({ ...one, postalCode: one.code })
  expect(rows).toEqual(addresses.map((one) => ({ ...one, zone: zoneAt(one), kept: zoneAt(one) })))
})

describe('a booking in the time zone of its restaurant [ZON-03]', () => {
  it('is accepted as future or refused as past by the restaurant’s clock', async () => {
    const [hourAgo, inAnHour] = [inParis(-60), inParis(60)]
    expect((await setup.ask(bodyAt('69001', inAnHour))).status).toBe(201)
    expect(await setup.ask(bodyAt('97400', inAnHour))).toMatchObject({
      status: 400,
      body: { error: 'InvalidReservationTime' },
    })
    expect((await setup.ask(bodyAt('69001', hourAgo))).status).toBe(400)
    expect((await setup.ask(bodyAt('97200', hourAgo))).status).toBe(201)
  })

  it('can be moved, and its wish is counted, only until its start there', async () => {
    const id = await store('97200', inParis(-60))
    const late = await store('97400', inParis(60))
    const move = async (booking: string, from: WallTime) =>
      setup.server.ask(contract.booking.changeBooking, {
        token: setup.token,
        params: { id: booking },
        body: {
          startTime: addMinutes(inParis(0), 6000),
          endTime: addMinutes(inParis(0), 6060),
          numberOfPeople: 2,
          seen: seenForChange({ status: 'CONFIRMED', start: from, end: addMinutes(from, 60), people: 2 }, {}),
        },
      })
    for (const booking of [id, late]) {
      await setup.server.db.query(
        `insert into booking_wish (booking_id, starts_at, ends_at, people)
         select id, starts_at + interval '9 days', ends_at + interval '9 days', 2 from booking where id = $1`,
        [booking],
      )
    }
    const { reservations } = await setup.server.ok(contract.booking.countPendingBookings, { token: setup.token })
    expect(reservations).toBe(1)
    expect([(await move(id, inParis(-60))).status, (await move(late, inParis(60))).status]).toEqual([200, 409])
  })

  it('keeps its customer from being erased while it is not over there', async () => {
    const erase = async () =>
      setup.server.ask(contract.erasure.eraseCustomer, {
        token: await setup.server.tokenOf('gerant'),
        params: { id: setup.customer },
      })
    await store('97200', inParis(-90))
    expect((await erase()).status).toBe(409)
  })
})

describe('hours exception in the time zone of the restaurant [ZON-02]', () => {
  it('is refused for a day that is already over there', async () => {
    const today = todayIn(zone('98700'), Date.now())
    const close = async (postalCode: string) =>
      (
        await setup.server.ask(createHoursException, {
          token: setup.token,
          params: { id: houseOf(postalCode) },
          body: { startDate: today, endDate: today },
        })
      ).status
    expect(await close('98700')).toBe(201)
    expect(await close('98600')).toBe(today === todayIn(zone('98600'), Date.now()) ? 201 : 400)
  })
})

describe('messages and visits by the restaurant’s clock [ZON-04]', () => {
  const day = '2026-07-14'
  const nine = (postalCode: string, minutes = 0) =>
    wallToInstant(`${day}T09:00:00`, zone(postalCode)) + minutes * 60_000

  it.each(['97400', '97200', '98600', '98700'])(
    'remind customers of tomorrow’s bookings from nine o’clock there, in %s',
    async (code) => {
      // Of days to come: what is over is not told of.
      const today = addDays(todayIn(zone(code), Date.now()), 1)
      const at = (minutes: number) => wallToInstant(`${today}T09:00:00`, zone(code)) + minutes * 60_000
      const midnight = new Date(wallToInstant(today, zone(code))).toISOString()
      const id = await store(code, `${addDays(today, 1)}T23:00:00`, { made: midnight })
      await remindOfTomorrow(setup.server.db, at(60))
      expect(await subjectsOf('booking-reminder')).toEqual([])
      const before = new Date(wallToInstant(today, zone(code)) - 1).toISOString()
      await setup.server.db.query('update booking set created_at = $2 where id = $1', [id, before])
      await remindOfTomorrow(setup.server.db, at(-1))
      expect(await subjectsOf('booking-reminder')).toEqual([])
      await remindOfTomorrow(setup.server.db, at(0))
      await remindOfTomorrow(setup.server.db, at(120))
      expect(await subjectsOf('booking-reminder')).toEqual([id])
    },
  )

  it.each(['97400', '97200', '98600', '98700'])(
    'follow yesterday’s reservations from nine o’clock there, in %s',
    async (code) => {
      const id = await store(code, '2026-07-13T22:30:00')
      await inviteAfterReservations(setup.server.db, nine(code, -1))
      expect(await subjectsOf('visit-invitation')).toEqual([])
      await inviteAfterReservations(setup.server.db, nine(code))
      const visits = await setup.server.db.query(
        `select booking_id as id, to_char(visited_on, 'YYYY-MM-DD') as day from visit`,
      )
      expect(visits).toEqual([{ id, day: '2026-07-13' }])
    },
  )

  it('have the day there when made of an order', async () => {
    const { db } = setup.server
    const [order] = await db.query<{ id: string }>('select id from customer_order limit 1')
    await db.query('update customer_order set restaurant_id = $2 where id = $1', [order?.id, houseOf('98600')])
    await makeVisit(db, { orderId: order?.id ?? '' })
    const [visit] = await db.query<{ day: string }>(`select to_char(visited_on, 'YYYY-MM-DD') as day from visit`)
    expect(visit?.day).toBe(todayIn(zone('98600'), Date.now()))
  })
})

describe('start of a booking overseas [ZON-05]', () => {
  const start = `${addDays(todayIn(zone('97400'), Date.now()), 3)}T12:30:00`
  const moment = new Date(wallToInstant(start, zone('97400'))).toISOString().replace(/[-:]|\.000/g, '')

  it('is the right instant in the restaurant’s calendar feed', async () => {
    await store('97400', start)
    const params = { id: houseOf('97400') }
    const { path } = await setup.server.ok(contract.calendar.renewCalendarFeed, { token: setup.token, params })
    const { body } = await setup.server.call('GET', path)
    expect(String(body)).toContain(`\r\nDTSTART:${moment}\r\n`)
  })

  it('is the right instant in the calendar file of a message', async () => {
    const { db } = setup.server
    const id = await store('97400', start)
    await db.query(`update customer set email = 'suzanne@exemple.fr' where id = $1`, [setup.customer])
    const { url, arrived } = await startMailServer()
    await db.transaction(async (tx) => tellCustomer(tx, 'booking-confirmed', id))
    await sendBy(db, url)
    expect(arrived.map(({ source }) => entryOf(source))).toEqual([expect.stringContaining(`\r\nDTSTART:${moment}\r\n`)])
  })
})
