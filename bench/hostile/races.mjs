import { newEventRequestBody } from '../../apps/server/test/access/event-request.ts'
import { fullReservation, saturdayIn } from '../../apps/server/test/bookings.ts'
import { holdsSpace } from '../../packages/domain/src/concepts/booking/index.ts'
import { contract } from '../../packages/domain/src/contract/index.ts'
import { percentile } from '../lib/figures.mjs'
import { callerAt } from '../lib/network.mjs'

const ROUNDS = 20
const { createReservation, updateReservationStatus, cancelReservation, listRestaurantReservations } =
  contract.reservation
const { createEventRequest, updateEventRequestStatus, listRestaurantEventRequests } = contract.eventRequest

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index))

async function openSetup(callers, known) {
  const [caller] = callers
  const token = await caller.tokenOf('gerant')
  const restaurant = await caller.ok(contract.restaurant.getRestaurant, { params: { id: known.restaurant } })
  const rooms = restaurant.meetingRooms.filter(({ isReservable }) => isReservable).map(({ id }) => id)
  const evening = (week) => ({
    startTime: `${saturdayIn(week)}T19:00:00`,
    endTime: `${saturdayIn(week)}T21:00:00`,
  })
  const inSpace = (room) => ({ numberOfPeople: 2, ...(room ? { meetingRoomId: room } : {}) })
  return {
    token,
    caller,
    rooms,
    known,
    reservation: (week, room) => ({
      ...fullReservation(known, week),
      type: room ? 'MEETING_ROOM' : 'RESTAURANT_FULL',
      ...inSpace(room),
    }),
    event: (week, room) => ({ ...newEventRequestBody(known), ...evening(week), ...inSpace(room) }),
  }
}

/** Pending event requests, alternately for a room and for the whole restaurant. */
async function pendingEventRequests({ caller, token, event, rooms }, week, count) {
  const made = times(count, (index) =>
    caller.ok(createEventRequest, { token, body: event(week, index % 2 ? rooms[0] : undefined) }),
  )
  return (await Promise.all(made)).map(({ id }) => id)
}

/** Reservations cancelled as soon as they are made, in sequence: all want the same space. */
async function cancelledReservations({ caller, token, reservation, rooms }, week, count) {
  const ids = []
  for (const index of times(count, Number)) {
    const body = reservation(week, index % 2 ? rooms[1] : undefined)
    const { id } = await caller.ok(createReservation, { token, body })
    await caller.ok(cancelReservation, { token, params: { id } })
    ids.push(id)
  }
  return ids
}

/** 200 calls in a fixed mixed order; `holds` marks those that occupy the space on success. */
async function attempts(setup, week) {
  const { token, reservation, event, rooms } = setup
  const events = await pendingEventRequests(setup, week, 20)
  const cancelled = await cancelledReservations(setup, week, 10)
  const confirmed = (id) => ({ token, params: { id }, body: { status: 'CONFIRMED' } })
  const calls = [
    ...times(100, (index) => [createReservation, { token, body: reservation(week, rooms[index % 2]) }, true]),
    ...times(40, () => [createReservation, { token, body: reservation(week) }, true]),
    ...events.map((id) => [updateEventRequestStatus, confirmed(id), true]),
    ...cancelled.map((id) => [updateReservationStatus, confirmed(id), true]),
    ...times(30, (index) => [createEventRequest, { token, body: event(week, rooms[index % 3]) }, false]),
  ]
  // 77 is coprime with 200, so every call occurs once.
  return calls.map((_, index) => calls[(index * 77) % calls.length])
}

/** What occupies space that day: room ids, or « house » for the whole restaurant. */
async function holders({ caller, token, known }, week) {
  const day = saturdayIn(week)
  const [reservations, events] = await Promise.all([
    caller.ok(listRestaurantReservations, { token, params: { id: known.restaurant } }),
    caller.ok(listRestaurantEventRequests, { token, params: { restaurantId: known.restaurant } }),
  ])
  const held = (list, kind) =>
    list.filter(({ startTime, status }) => String(startTime).startsWith(day) && holdsSpace(kind, status))
  return [...held(reservations, 'RESERVATION'), ...held(events, 'EVENT')].map(
    ({ meetingRoomId }) => meetingRoomId ?? 'house',
  )
}

async function race(setup, callers, week, tally) {
  const calls = await attempts(setup, week)
  let won = 0
  await Promise.all(
    calls.map(async ([endpoint, sent, holds], index) => {
      const since = performance.now()
      const { status } = await callers[index % callers.length].ask(endpoint, sent).catch(() => ({ status: 0 }))
      tally.latencies.push(performance.now() - since)
      if (status === 0) tally.unanswered += 1
      else if (status >= 500) tally.failed += 1
      else if (status === 200 || status === 201) won += holds ? 1 : 0
      else if (status !== 409) tally.other += 1
    }),
  )
  const held = await holders(setup, week)
  const shared = new Set(held).size < held.length || (held.includes('house') && held.length > 1)
  if (held.length === 0) tally.nobody += 1
  else if (shared || held.length !== won) tally.wrong += 1
}

async function raceOn(places, store, processes) {
  const place = await places.create(store)
  const servers = await Promise.all(times(processes, () => place.launch()))
  const callers = servers.map(({ url }) => callerAt(url))
  const tally = { wrong: 0, nobody: 0, failed: 0, unanswered: 0, other: 0, latencies: [] }
  const setup = await openSetup(callers, place.known)
  for (let week = 1; week <= ROUNDS; week++) await race(setup, callers, week, tally)
  for (const server of servers) await place.stop(server)
  const [{ deadlocks }] = place.databaseUrl
    ? await place.look((db) =>
        db.query('select deadlocks::int from pg_stat_database where datname = current_database()'),
      )
    : [{}]
  const on = `${ROUNDS} races of 200, ${store}`
  return [
    { what: `${on}: wrong holders`, seen: tally.wrong, bar: 0 },
    { what: `${on}: nobody holds`, seen: tally.nobody, bar: 0 },
    { what: `${on}: 5xx`, seen: tally.failed, bar: 0 },
    { what: `${on}: no answer`, seen: tally.unanswered, bar: 0 },
    { what: `${on}: refused for another reason than the space`, seen: tally.other, bar: 0 },
    ...(deadlocks === undefined ? [] : [{ what: `${on}: deadlocks`, seen: deadlocks, bar: 0 }]),
    { what: `${on}: p50`, seen: percentile(tally.latencies, 0.5), unit: 'ms' },
    { what: `${on}: p99`, seen: percentile(tally.latencies, 0.99), unit: 'ms' },
  ]
}

/**
 * Clients that compete for one evening of one restaurant: rooms, the whole restaurant, confirmed events, reopened
 * reservations.
 */
export async function* measure(places) {
  yield* await raceOn(places, 'embedded', 1)
  yield* await raceOn(places, 'PostgreSQL', 2)
}
