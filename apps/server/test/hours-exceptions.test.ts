import { contract } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { type EventRequestSetup, openEventRequestSetup } from './event-request-setup.ts'
import { nowhere, openReservationSetup, type ReservationSetup } from './reservation-setup.ts'

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
    const services = { openingHours: { start: '12:00', end: '14:00' }, openingHours2: { start: '19:00', end: '01:00' } }
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
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(7).fill(409)])
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
