import { seenForChange } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { overseasZones, zoneOf } from '@potager/domain/restaurant'
import {
  addDays,
  addMinutes,
  instantToWall,
  todayIn,
  todayInParis,
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
import { type EventRequestSetup, openEventRequestSetup } from './request-setup.ts'
import { nowhere, openReservationSetup, type ReservationSetup, whole } from './reservation-setup.ts'

describe('exceptional hours', () => {
  const { createHoursException, deleteHoursException, getRestaurant } = contract.restaurant
  const { listRestaurantBookings } = contract.booking

  let setup: ReservationSetup
  beforeAll(async () => {
    setup = await openReservationSetup()
  })

  const close = (id: string, startDate: string, more: object = {}) =>
    setup.server.ask(createHoursException, {
      token: setup.token,
      params: { id },
      body: { startDate, endDate: startDate, ...more },
    })
  const take = async (id: string, exceptionId: string) =>
    setup.server.ask(deleteHoursException, { token: setup.token, params: { id, exceptionId } })
  const exceptionsOf = async (id: string) =>
    (await setup.server.ok(getRestaurant, { params: { id } })).exceptionalHours?.map(({ id: _, ...said }) => said) ?? []

  describe('exceptional closures and hours', () => {
    it('are returned with the restaurant in order of date, and gone once deleted', async () => {
      const { id } = setup.tonka
      const [first, second] = [setup.nextSaturday(), setup.nextSaturday()]
      const hours = { openingHours: { start: '12:00', end: '15:00' } }
      const later = await close(id, second, hours)
      const made = await close(id, first, { reason: '  Inventaire  ' })
      expect([later.status, made.status]).toEqual([201, 201])
      expect(await exceptionsOf(id)).toEqual([
        { startDate: first, endDate: first, reason: 'Inventaire' },
        { startDate: second, endDate: second, openingHours: { start: [12, 0], end: [15, 0] } },
      ])

      const exception = await setup.server.ok(getRestaurant, { params: { id } })
      for (const { id: exceptionId } of exception.exceptionalHours ?? []) {
        expect((await take(id, exceptionId)).status).toBe(200)
      }
      expect(await exceptionsOf(id)).toEqual([])
      expect((await take(id, nowhere)).body).toEqual({ message: 'Exception introuvable.' })
    })

    it('may have two services, which answers and refusals name [SVC-01]', async () => {
      const { id } = setup.tonka
      const day = setup.nextSaturday()
      const services = {
        openingHours: { start: '12:00', end: '14:00' },
        openingHours2: { start: '19:00', end: '01:00' },
      }
      const made = await close(id, day, services)
      expect(made.body).toMatchObject({
        openingHours: { start: [12, 0], end: [14, 0] },
        openingHours2: { start: [19, 0], end: [1, 0] },
      })
      const refused = await setup.ask(setup.body(day, { startTime: `${day}T13:00:00`, endTime: `${day}T20:00:00` }))
      expect(refused.status).toBe(422)
      expect(JSON.stringify(refused.body)).toContain('12:00 – 14:00 et 19:00 – 01:00 (le lendemain)')
      expect((await take(id, (made.body as { id: string }).id)).status).toBe(200)
    })

    it('may not overlap: the second one is refused with the dates of the first', async () => {
      const day = setup.nextSaturday()
      const week = { startDate: addDays(day, -2), endDate: addDays(day, 2) }
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => close(setup.tonka.id, day, { reason: 'travaux', ...week })),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201,
        ...Array<number>(7).fill(409),
      ])
      expect((await close(setup.tonka.id, addDays(day, 2))).body).toEqual({
        message: expect.stringContaining(
          'Une exception existe déjà à ces dates\u00a0: fermé exceptionnellement du jeudi',
        ),
      })
      expect((await close(setup.tonka.id, addDays(day, 3))).status).toBe(201)
    })

    it('are refused when over, reversed, longer than 366 days, or more than two years ahead', async () => {
      const today = todayInParis(Date.now())
      const refused = async (startDate: string, endDate: string) => {
        const { status, body } = await close(setup.tonka.id, startDate, { endDate })
        return [status, (body as { errors?: object }).errors]
      }
      expect(await refused(addDays(today, -2), addDays(today, -1))).toEqual([
        400,
        { endDate: 'Ces jours sont déjà passés' },
      ])
      expect(await refused(addDays(today, 5), addDays(today, 4))).toEqual([
        400,
        { endDate: 'Le dernier jour vient avant le premier' },
      ])
      expect(await refused(addDays(today, 5), addDays(today, 371))).toEqual([400, { endDate: 'Au plus 366 jours' }])
      expect(await refused(addDays(today, 731), addDays(today, 731))).toEqual([
        400,
        { startDate: 'Au plus deux ans à l’avance' },
      ])
    })

    it('are recorded in the history in words', async () => {
      const trail = await setup.server.ok(contract.audit.getHistory, {
        token: setup.token,
        params: { resource: 'restaurant', id: setup.tonka.id },
      })
      expect(trail.map(({ action, reason }) => [action, reason])).toContainEqual([
        'createHoursException',
        expect.stringMatching(/^fermé exceptionnellement le samedi .* \(Inventaire\)$/),
      ])
      expect(trail.some(({ action }) => action === 'deleteHoursException')).toBe(true)
    })
  })

  describe('a reservation', () => {
    it('is refused during an exceptional closure, with its reason, and accepted once that is deleted [RNW-46]', async () => {
      const day = setup.nextSaturday()
      const { body } = await close(setup.tonka.id, day, { reason: 'mariage' })
      const refused = await setup.ask(setup.body(day))
      expect(refused).toMatchObject({
        status: 422,
        body: {
          error: 'RestaurantClosed',
          message: expect.stringMatching(
            /^Le restaurant est fermé à cette période\u00a0: fermé exceptionnellement le samedi .* \(mariage\)\.$/,
          ),
        },
      })
      await take(setup.tonka.id, (body as { id: string }).id)
      expect((await setup.ask(setup.body(day))).status).toBe(201)
    })

    it('follows exceptional hours, also on a weekday that is otherwise closed', async () => {
      const sunday = addDays(setup.nextSaturday(), 1)
      const at = (from: string, to: string) =>
        setup.ask(setup.body(sunday, { startTime: `${sunday}T${from}:00`, endTime: `${sunday}T${to}:00` }))
      expect((await at('12:00', '14:00')).status).toBe(422)
      await close(setup.tonka.id, sunday, { openingHours: { start: '12:00', end: '15:00' } })
      expect((await at('12:00', '14:00')).status).toBe(201)
      expect((await at('14:30', '15:30')).body).toMatchObject({
        message: expect.stringContaining('horaires exceptionnels le dimanche'),
      })
    })

    it('made before a closure stays listed, but can be neither confirmed nor reopened', async () => {
      const day = setup.nextSaturday()
      const kept = await setup.reserve(day)
      await close(setup.tonka.id, day)
      expect((await setup.setStatus(kept.id, 'CONFIRMED')).body).toMatchObject({ error: 'RestaurantClosed' })
      const listed = await setup.server.ok(listRestaurantBookings, {
        token: setup.token,
        params: { id: setup.tonka.id },
        query: { startDate: day, endDate: day },
      })
      expect(listed).toMatchObject([{ id: kept.id, kind: 'RESERVATION', status: 'PENDING', holdsSpace: true }])
      expect((await setup.setStatus(kept.id, 'CANCELLED')).status).toBe(200)
      expect((await setup.setStatus(kept.id, 'PENDING')).status).toBe(422)
    })
  })

  describe('an event', () => {
    let events: EventRequestSetup
    beforeAll(async () => {
      events = await openEventRequestSetup()
    })

    it('requested before a closure is not confirmed during it; a new one is refused [EVN-38]', async () => {
      const made = await events.make()
      const day = String(made.startTime).slice(0, 10)
      await events.server.ok(createHoursException, {
        token: events.token,
        params: { id: events.known.restaurant },
        body: { startDate: day, endDate: day, reason: 'congés' },
      })
      const refusal = {
        status: 422,
        body: { error: 'RestaurantUnavailableException', message: expect.stringContaining('(congés)') },
      }
      expect(await events.move(made.id, 'CONFIRMED')).toMatchObject(refusal)
      expect(await events.ask({ startTime: `${day}T12:00`, endTime: `${day}T14:00` })).toMatchObject(refusal)
      expect((await events.move(made.id, 'CANCELLED')).status).toBe(200)
    })
  })
})

describe('the time zone of a restaurant', () => {
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
      expect(arrived.map(({ source }) => entryOf(source))).toEqual([
        expect.stringContaining(`\r\nDTSTART:${moment}\r\n`),
      ])
    })
  })
})
