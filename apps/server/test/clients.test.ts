import { getAccuracy, getAnalytics, getPopularRaces, getPopularSymptoms, lastDays } from '@potager/domain/analytics'
import { ApiError, type Call, createClient } from '@potager/domain/api'
import type { AuthData } from '@potager/domain/auth'
import { listCompetingBookings } from '@potager/domain/booking'
import {
  createChatSession,
  getChatSession,
  getChatSessionStats,
  listChatSessions,
  matchesSessionFilter,
} from '@potager/domain/chat-session'
import { contract } from '@potager/domain/contract'
import { listDishes } from '@potager/domain/dish'
import {
  cancelEventRequest,
  createEventRequest,
  eventRequestDraft,
  listEventRequests,
  updateEventRequestStatus,
} from '@potager/domain/event-request'
import { listAvailableRooms, listMeetingRooms, roomsForPeriod } from '@potager/domain/meeting-room'
import { createReport, listReports, resolveReport } from '@potager/domain/report'
import {
  cancelReservation,
  createReservation,
  listReservations,
  listRestaurantReservations,
  markReservationNoShow,
  reservationDraft,
  reservationErrorMessage,
  reservationMinutes,
  updateReservationStatus,
} from '@potager/domain/reservation'
import { getRestaurant, getRestaurantAvailability, listRestaurants } from '@potager/domain/restaurant'
import { todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { findKnown, type Known, startServer } from './harness.ts'
import { saturdayIn } from './reservation-setup.ts'

it('authorises simultaneous requests each by its own token', async () => {
  const server = await startServer()
  const [manager, owner, left] = await Promise.all(
    ['gerant', 'proprietaire', 'gerant'].map((name) => server.signIn(name)),
  )
  await server.ok(contract.auth.logout, { body: { refreshToken: left?.refreshToken ?? '' } })
  const tokens = [
    manager?.accessToken,
    owner?.accessToken,
    left?.accessToken,
    manager?.accessToken,
    'forged',
    undefined,
  ]
  const answers = await Promise.all(tokens.map((token) => server.ask(contract.user.listUsers, { token })))
  const orders = await Promise.all(tokens.map((token) => server.ask(contract.order.listOrders, { token })))
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401, 403, 401, 401])
  expect(orders.map(({ status }) => status)).toEqual([200, 200, 401, 200, 401, 401])
  const total = (answer: (typeof orders)[number] | undefined) => Object(answer?.body).totalElements
  expect(total(orders[0])).toBe(total(orders[3]))
  expect(total(orders[1])).toBeLessThan(total(orders[0]))
})

it('the client reads menu, restaurants, rooms and free rooms without a token, even when signed in [CAL-06] [CAL-07]', async () => {
  const server = await startServer()
  const { restaurant } = await findKnown(server.db)
  const auth = await server.signIn('gerant')
  const sent: (string | null)[] = []
  const api = createClient({
    baseUrl: `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`,
    session: { read: () => auth, write: () => {}, forget: () => {} },
    fetch: (address, init) => {
      sent.push(new Headers(init?.headers).get('authorization'))
      return fetch(address, init)
    },
  })
  const read = <Input, Result>(call: Call<Input, Result>, input: Input) => api.send(call, input)
  const day = saturdayIn(40)
  const rooms = await read(listMeetingRooms, restaurant)
  expect(rooms.length).toBeGreaterThan(0)
  const free = await read(listAvailableRooms, {
    restaurantId: restaurant,
    start: `${day}T19:00:00`,
    end: `${day}T21:00:00`,
  })
  expect(free.map(({ id }) => id)).toEqual(rooms.filter(({ reservable }) => reservable).map(({ id }) => id))
  expect((await read(listDishes, undefined)).length).toBeGreaterThan(0)
  expect((await read(listRestaurants, undefined)).map(({ id }) => id)).toContain(restaurant)
  expect((await read(getRestaurant, restaurant)).id).toBe(restaurant)
  expect(Object.keys(await read(getRestaurantAvailability, restaurant)).length).toBeGreaterThan(0)
  expect(sent).toEqual([null, null, null, null, null, null])
})

describe.each(['iso', 'array'] as const)('the client against a server that writes dates as %s', (wireDates) => {
  let api: ReturnType<typeof createClient>
  const period = lastDays(90, todayInParis(Date.now()))
  beforeAll(async () => {
    const server = await startServer({ wireDates })
    const auth: AuthData = await server.signIn('proprietaire')
    api = createClient({
      baseUrl: `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`,
      session: { read: () => auth, write: () => {}, forget: () => {} },
    })
  })

  it('creates a session, reports it, resolves the report, and reads all of it back [SES-36] [SES-37] [RPT-38] [RPT-39] [ENT-11] [ENT-13]', async () => {
    const asked = await api.send(createChatSession, { race: 'Beagle', symptoms: ['toux', 'fièvre'] })
    expect(Math.abs((asked.createdAt ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(asked.results[0]?.probability).toBeGreaterThan(0)
    const report = await api.send(createReport, { sessionId: asked.id, feedback: 'Non', actualDiagnosis: 'Teigne' })
    expect(report).toMatchObject({
      resolved: false,
      actualDiagnosis: 'Teigne',
      suggestedDiagnosis: asked.results[0]?.name,
    })
    expect(await api.send(getChatSession, asked.id)).toEqual({ ...asked, hasReports: true, reports: [report] })
    expect((await api.send(listReports, { page: 0 })).items[0]).toEqual(report)
    const resolved = await api.send(resolveReport, { id: report.id, resolution: ' Fait ', updateDisease: false })
    expect(resolved).toMatchObject({ ...report, resolved: true, resolution: 'Fait', updateDisease: false })
    expect(Math.abs((resolved.resolvedAt ?? 0) - Date.now())).toBeLessThan(60_000)
    expect((await api.send(listReports, { page: 0, resolved: true, size: 100 })).items).toContainEqual(resolved)
  })

  it('narrows sessions by breed, days and reports (AMB-44)', async () => {
    const filter = { race: 'chat', from: period.from, to: period.to, hasReports: false }
    const { items, total } = await api.send(listChatSessions, { page: 0, size: 100, filter })
    expect(items.length).toBe(Math.min(100, total))
    expect(items.length).toBeGreaterThan(0)
    expect(items.every((session) => matchesSessionFilter(session, filter))).toBe(true)
  })

  it('reads every figure [ENT-14] [ENT-15] [ENT-16] [ENT-17]', async () => {
    const stats = await api.send(getChatSessionStats, undefined)
    expect(Object.values(stats).every((value) => value !== null)).toBe(true)
    const accuracy = await api.send(getAccuracy, undefined)
    expect(accuracy).toMatchObject({ totalDiagnoses: stats.totalSessions, accuracyRate: stats.accuracyRate })
    const [symptoms, races] = [
      await api.send(getPopularSymptoms, undefined),
      await api.send(getPopularRaces, undefined),
    ]
    expect([symptoms[0]?.name, races[0]?.name]).toEqual([stats.mostCommonSymptom, stats.mostPopularRace])
    const analytics = await api.send(getAnalytics, period)
    expect(analytics.series.map(({ from }) => from)).toHaveLength(90)
    expect(analytics.period.sessions).toBeGreaterThan(0)
    expect(analytics.suggestions.length).toBeGreaterThan(0)
  })
})

describe.each(['iso', 'array'] as const)('the client against a server that writes dates as %s', (wireDates) => {
  it('reads the same event requests [ENT-08] [EVT-20] [EVT-21] [EVT-22]', async () => {
    const server = await startServer({ wireDates })
    const known = await findKnown(server.db)
    const auth: AuthData = await server.signIn('proprietaire')
    const api = createClient({
      baseUrl: `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`,
      session: { read: () => auth, write: () => {}, forget: () => {} },
    })
    const draft = {
      ...eventRequestDraft.empty(),
      customerId: known.customer,
      restaurantId: known.restaurant,
      start: `${saturdayIn(30)}T12:00`,
      end: `${saturdayIn(30)}T14:30`,
      people: 12,
      title: ' Séminaire ',
      description: 'Deux ateliers',
      phone: '06 39 98 00 12',
    }
    const made = await api.send(createEventRequest, draft)
    expect(made).toMatchObject({
      status: 'PENDING',
      start: `${saturdayIn(30)}T12:00:00`,
      end: `${saturdayIn(30)}T14:30:00`,
      people: 12,
      title: 'Séminaire',
      phone: '0639980012',
    })
    expect(Math.abs((made.createdAt ?? 0) - Date.now())).toBeLessThan(60_000)
    const listed = await api.send(listEventRequests, undefined)
    expect(listed.find(({ id }) => id === made.id)).toEqual(made)
    expect(listed.every(({ start, end, createdAt }) => start && end && createdAt)).toBe(true)
    const competitor = await api.send(createEventRequest, draft)
    const [competing] = await api.send(listCompetingBookings, competitor.id)
    expect(competing).toMatchObject({ id: made.id, start: made.start, end: made.end, holdsSpace: false })
    expect((await api.send(updateEventRequestStatus, { id: made.id, status: 'CONFIRMED' })).status).toBe('CONFIRMED')
    const refused = await api.send(cancelEventRequest, { id: made.id, reason: 'Complet' })
    expect(refused).toEqual({ ...made, status: 'CANCELLED', reason: 'Complet', changedAt: refused?.changedAt })
    expect(refused?.changedAt).toBeGreaterThan(made.changedAt ?? Infinity)
  })
})

describe.each(['iso', 'array'] as const)('the client against a server that writes dates as %s', (wireDates) => {
  let api: ReturnType<typeof createClient>
  let known: Known
  beforeAll(async () => {
    const server = await startServer({ wireDates })
    known = await findKnown(server.db)
    const auth: AuthData = await server.signIn('proprietaire')
    api = createClient({
      baseUrl: `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`,
      session: { read: () => auth, write: () => {}, forget: () => {} },
    })
  })

  it('reserves, reads and cancels alike [ENT-06] [RES-17] [RES-26] [RES-29] [RMG-05] [RMG-06]', async () => {
    const day = saturdayIn(1)
    const draft = {
      ...reservationDraft.empty(),
      customerId: known.customer,
      restaurantId: known.restaurant,
      type: 'MEETING_ROOM' as const,
      roomId: known.room,
      start: `${day}T12:00`,
      end: `${day}T14:30:00`,
      people: 4,
      notes: ' Près de la fenêtre ',
    }
    const made = await api.send(createReservation, draft)
    expect(made).toMatchObject({
      roomId: known.room,
      start: `${day}T12:00:00`,
      end: `${day}T14:30:00`,
      people: 4,
      notes: 'Près de la fenêtre',
      status: 'PENDING',
      noShow: false,
    })
    expect(reservationMinutes(made)).toBe(150)
    expect(Math.abs((made.createdAt ?? 0) - Date.now())).toBeLessThan(60_000)
    const listed = await api.send(listReservations, undefined)
    expect(listed.find(({ id }) => id === made.id)).toEqual(made)
    expect(listed.every(({ start, end, createdAt }) => start && end && createdAt)).toBe(true)
    expect(await api.send(listRestaurantReservations, known.restaurant)).toContainEqual(made)
    const refusal = await api.send(createReservation, draft).then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error : null),
    )
    expect(refusal).toMatchObject({ status: 409, body: { name: 'ReservationConflict' } })
    expect(refusal && reservationErrorMessage(refusal.body)).toContain('de 12:00 à 14:30')
    expect((await api.send(updateReservationStatus, { id: made.id, status: 'CONFIRMED' })).status).toBe('CONFIRMED')
    await expect(api.send(markReservationNoShow, { id: made.id, noShow: true })).rejects.toMatchObject({ status: 409 })
    const cancelled = await api.send(cancelReservation, { id: made.id, reason: 'Client malade' })
    const changedAt = cancelled?.changedAt
    expect(cancelled).toEqual({ ...made, status: 'CANCELLED', reason: 'Client malade', changedAt })
    expect(changedAt).toBeGreaterThan(made.changedAt ?? Infinity)
  })

  it('tells which rooms are free [CAL-06] [RNW-31] [RNW-34] [RNW-35]', async () => {
    const day = saturdayIn(2)
    const query = { restaurantId: known.restaurant, start: `${day}T19:00`, end: `${day}T21:00` }
    await api.send(createReservation, {
      ...reservationDraft.empty(),
      ...query,
      type: 'MEETING_ROOM',
      customerId: known.customer,
      roomId: known.room,
      people: 4,
    })
    const rooms = roomsForPeriod(
      await api.send(listMeetingRooms, known.restaurant),
      await api.send(listAvailableRooms, query),
    )
    expect(rooms.find(({ room }) => room.id === known.room)?.state).toBe('occupied')
    expect(rooms.filter(({ room }) => room.id !== known.room).map(({ state }) => state)).toContain('available')
    for (const { room, state } of rooms) expect(state === 'not-reservable').toBe(!room.reservable)
  })
})
