import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { fc } from '@fast-check/vitest'
import { type BookingStatus, bookingStatuses, holdsSpace, overlaps } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { addDays } from '@potager/domain/time'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Queryable } from '../src/db/database.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { newEventRequestBody } from './access/reservation.ts'
import { type CallAnswer, findKnown, type Known, serverOn, startServer, type TestServer } from './harness.ts'
import { programFile } from './place.ts'
import { fullReservation, openReservationSetup, type ReservationSetup, saturdayIn, whole } from './reservation-setup.ts'
import { failLoudly } from './stores.ts'

const { createReservation, updateReservationStatus, cancelReservation, listRestaurantReservations } =
  contract.reservation
const { createEventRequest, updateEventRequestStatus, cancelEventRequest, listRestaurantEventRequests } =
  contract.eventRequest

let setup: ReservationSetup
/** Two servers with their own connections on PostgreSQL; a single one on the embedded store. */
let servers: TestServer[]

beforeAll(async () => {
  setup = await openReservationSetup()
  servers = [setup.server]
  const source = inject('source')
  if (source.kind === 'postgres') {
    const [row] = await setup.server.db.query<{ name: string }>('select current_database() as name')
    servers.push(await serverOn(await openPostgres(`${source.url}/${row?.name}`, failLoudly)))
  }
})

/** Sends all of them at once, to the servers in turn. */
function race(attempts: readonly ((server: TestServer) => Promise<CallAnswer>)[]): Promise<CallAnswer[]> {
  return Promise.all(attempts.map((attempt, index) => attempt(servers[index % servers.length] ?? setup.server)))
}
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const create = (body: object) => (server: TestServer) => server.ask(createReservation, { token: setup.token, body })
const reopen = (id: string) => (server: TestServer) =>
  server.ask(updateReservationStatus, { token: setup.token, params: { id }, body: { status: 'CONFIRMED' } })
const confirmEvent = (id: string) => (server: TestServer) =>
  server.ask(updateEventRequestStatus, { token: setup.token, params: { id }, body: { status: 'CONFIRMED' } })

/** How many answers have each status. */
function tally(answers: readonly CallAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** The holders of the restaurant's space that day: rooms, or 'whole'. */
async function holders(day: string): Promise<string[]> {
  const rows = await setup.server.db.query<{ room: string }>(
    `select coalesce(room_id::text, 'whole') as room from booking
     where active and restaurant_id = $1 and starts_at::date = $2::date order by 1`,
    [setup.tonka.id, day],
  )
  return rows.map(({ room }) => room)
}

async function pendingEvent(day: string, change: object = {}): Promise<string> {
  const { id } = await setup.server.ok(createEventRequest, {
    token: setup.token,
    body: { ...setup.body(day, change), type: 'SEMINAIRE', title: 'Séminaire', description: 'Une journée.' },
  })
  return id
}

/** A reservation on that evening, cancelled at once. */
async function cancelledReservation(day: string, change: object = {}): Promise<string> {
  const { id } = await setup.reserve(day, change)
  await setup.server.ok(cancelReservation, { token: setup.token, params: { id } })
  return id
}

describe('a room is never booked twice', () => {
  it('by 200 requests at once: one gets it, the others get 409', async () => {
    const day = setup.nextSaturday()
    const answers = await race(times(200, () => create(setup.body(day))))
    expect(tally(answers)).toEqual({ 201: 1, 409: 199 })
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ error: 'ReservationConflict', message: expect.any(String) })
    expect(await holders(day)).toEqual([setup.tonka.rooms[0]])
  })

  it('by 200 requests at once for rooms and for the whole restaurant', async () => {
    const day = setup.nextSaturday()
    const [first, second] = setup.tonka.rooms
    const wishes = [whole, { meetingRoomId: first }, { meetingRoomId: second, numberOfPeople: 8 }]
    const answers = await race(times(200, (index) => create(setup.body(day, wishes[index % wishes.length]))))
    const held = await holders(day)
    expect(held).toHaveLength(held.includes('whole') ? 1 : 2)
    expect(new Set(held).size).toBe(held.length)
    expect(tally(answers)).toEqual({ 201: held.length, 409: 200 - held.length })
  })

  it('by events that are confirmed while reservations are made', async () => {
    const day = setup.nextSaturday()
    const events: string[] = []
    for (let count = 0; count < 10; count++) events.push(await pendingEvent(day, count % 2 === 0 ? {} : whole))
    expect(await holders(day)).toEqual([])
    const answers = await race(
      times(40, (index) => {
        const event = index % 4 === 0 ? events[index / 4] : undefined
        return event ? confirmEvent(event) : create(setup.body(day, index % 4 === 1 ? whole : {}))
      }),
    )
    expect(await holders(day)).toHaveLength(1)
    const { 409: refused, ...won } = tally(answers)
    expect(refused).toBe(39)
    expect(Object.values(won)).toEqual([1])
    const names = answers.filter(({ status }) => status === 409).map(({ body }) => (body as { error?: string }).error)
    expect(new Set(names)).toEqual(new Set(['EventConflictException', 'ReservationConflict']))
  })

  it('by 20 cancelled reservations that are reopened at once', async () => {
    const day = setup.nextSaturday()
    const ids: string[] = []
    for (let count = 0; count < 20; count++) ids.push(await cancelledReservation(day))
    expect(tally(await race(ids.map(reopen)))).toEqual({ 200: 1, 409: 19 })
    expect(await holders(day)).toHaveLength(1)
  })

  it('by reopened and new reservations, of a room and of the whole restaurant, at once', async () => {
    const day = setup.nextSaturday()
    const ids: string[] = []
    for (let count = 0; count < 12; count++) ids.push(await cancelledReservation(day, count % 2 === 0 ? {} : whole))
    const wishes = [whole, {}]
    const answers = await race(
      times(36, (index) => {
        const id = index % 3 === 0 ? ids[index / 3] : undefined
        return id ? reopen(id) : create(setup.body(day, wishes[index % 2]))
      }),
    )
    expect(await holders(day)).toHaveLength(1)
    expect(tally(answers)[409]).toBe(35)
  })
})

// The embedded store has a single connection, which never waits for another.
describe.skipIf(inject('source').kind !== 'postgres')('a reservation that waits for another connection', () => {
  const hurried = { error: 'ReservationConflict', message: expect.stringContaining('vient d’être prise') }
  /** Waits until a connection is blocked by another one's lock. */
  const somebodyWaits = (tx: Queryable) =>
    expect.poll(
      () => tx.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      { timeout: 10_000 },
    )

  it('is 409 when that connection takes the space', async () => {
    const day = setup.nextSaturday()
    const id = await cancelledReservation(day)
    const winner = await setup.reserve(day, { startTime: `${day}T12:00:00`, endTime: `${day}T13:00:00` })
    const answer = await setup.server.db.transaction(async (tx) => {
      await tx.query(
        `update booking set starts_at = $2::date + time '19:30', ends_at = $2::date + time '20:30' where id = $1`,
        [winner.id, day],
      )
      const waiting = reopen(id)(setup.server)
      await somebodyWaits(tx).toHaveLength(1)
      return { waiting }
    })
    expect(await answer.waiting).toMatchObject({ status: 409, body: hurried })
  })

  it('is 409 when the wait takes too long', async () => {
    const id = await cancelledReservation(setup.nextSaturday())
    await setup.server.db.transaction(async (tx) => {
      await tx.query('select 1 from restaurant where id = $1 for update', [setup.tonka.id])
      expect(await reopen(id)(setup.server)).toMatchObject({ status: 409, body: hurried })
    })
    expect(await reopen(id)(setup.server)).toMatchObject({ status: 200 })
  })
})

describe('bookings that do not collide', () => {
  it('are all made at once: other rooms, other times, other restaurants', async () => {
    const day = setup.nextSaturday()
    const hours = ['12', '13', '14', '15', '16', '17', '18', '19', '20', '21']
    const bodies = hours.flatMap((hour, index) =>
      [0, 1].map((room) =>
        setup.body(day, {
          meetingRoomId: setup.tonka.rooms[room],
          numberOfPeople: 4,
          startTime: `${day}T${hour}:00:00`,
          endTime: `${day}T${hours[index + 1] ?? '22'}:00:00`,
        }),
      ),
    )
    const elsewhere = setup.body(day, { ...whole, restaurantId: setup.cardon.id, numberOfPeople: 4 })
    expect(tally(await race([...bodies, elsewhere].map(create)))).toEqual({ 201: 21 })
  })
})

const source = inject('source')
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL')
})

/** Starts the real program on a database; returns its address. */
function launch(databaseUrl: string): Promise<string> {
  const child = spawn(process.execPath, [programFile('main')], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      // A busy machine is not what this tests.
      MAX_EVENT_LOOP_DELAY: '60000',
      DATABASE_URL: databaseUrl,
    },
  })
  running.push(child)
  return new Promise((answering, failed) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const url = /Potager répond sur (http:\S+)/.exec(output)?.[1]
        if (url) answering(url)
      })
    child.on('exit', () => failed(new Error(output)))
  })
}

// Only one process can open the embedded store.
describe.skipIf(source.kind !== 'postgres')('two server processes on one PostgreSQL', () => {
  let urls: string[]
  beforeAll(async () => {
    const [row] = await setup.server.db.query<{ name: string }>('select current_database() as name')
    const database = source.kind === 'postgres' ? `${source.url}/${row?.name}` : ''
    urls = await Promise.all([launch(database), launch(database)])
  })

  it('give a room to one of 200 requests at once', async () => {
    const body = JSON.stringify(setup.body(setup.nextSaturday()))
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const ask = () =>
          fetch(`${urls[index % 2]}/api/reservations`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${setup.token}` },
            body,
          })
        let { status } = await ask()
        // On a busy machine some wait too long for a connection, and are told to come again.
        while (status === 503) ({ status } = await ask())
        return status
      }),
    )
    expect(answers.filter((status) => status === 201)).toHaveLength(1)
    expect(answers.filter((status) => status === 409)).toHaveLength(199)
  })
})

describe('any sequence of reservations, event requests and answers', () => {
  const LONG = process.env.LONG === '1'
  const RUNS = LONG ? 500 : 40
  const SEED = LONG ? Date.now() % 2 ** 31 : 20_260_714

  /** A booking by the domain's rules, without a database. */
  type Modelled = {
    id: string
    kind: 'RESERVATION' | 'EVENT'
    room: string | null
    start: string
    end: string
    status: BookingStatus
  }
  type RequestedBooking = Pick<Modelled, 'kind' | 'start' | 'end'> & { room: number }
  type Step =
    | ({ do: 'ask' } & RequestedBooking)
    | { do: 'move'; which: number; status: BookingStatus }
    | { do: 'cancel'; which: number }

  const wish = fc
    .record({
      kind: fc.constantFrom('RESERVATION' as const, 'EVENT' as const),
      room: fc.integer({ min: -1, max: 1 }),
      hour: fc.integer({ min: 12, max: 17 }),
      hours: fc.integer({ min: 1, max: 4 }),
    })
    .map(
      ({ kind, room, hour, hours }): RequestedBooking => ({
        kind,
        room,
        start: `${hour}:00`,
        end: `${hour + hours}:00`,
      }),
    )
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 3, arbitrary: wish.map((asked): Step => ({ do: 'ask', ...asked })) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('move' as const),
        which: fc.nat(20),
        status: fc.constantFrom(...bookingStatuses),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat(20) }) },
  )

  const sameSpace = (one: Modelled, other: Modelled) =>
    (one.room === null || other.room === null || one.room === other.room) && overlaps(one, other)
  const holdersAgainst = (bookings: readonly Modelled[], booking: Modelled) =>
    bookings.filter(
      (other) => other.id !== booking.id && holdsSpace(other.kind, other.status) && sameSpace(booking, other),
    )

  let server: TestServer
  let known: Known
  let token: string
  let rooms: string[]
  let day = saturdayIn(10)

  beforeAll(async () => {
    server = await startServer()
    known = await findKnown(server.db)
    token = await server.tokenOf('gerant')
    const restaurant = await server.ok(contract.restaurant.getRestaurant, { params: { id: known.restaurant } })
    rooms = restaurant.meetingRooms.filter(({ isReservable }) => isReservable).map(({ id }) => id)
  })

  async function ask(bookings: Modelled[], { kind, room, start, end }: RequestedBooking): Promise<void> {
    const roomId = rooms[room] ?? null
    const [startTime, endTime] = [`${day}T${start}:00`, `${day}T${end}:00`]
    const asked: Modelled = { id: '', kind, room: roomId, start: startTime, end: endTime, status: 'PENDING' }
    const period = { startTime, endTime, numberOfPeople: 2, ...(roomId ? { meetingRoomId: roomId } : {}) }
    const answer = await (kind === 'EVENT'
      ? server.ask(createEventRequest, { token, body: { ...newEventRequestBody(known), ...period } })
      : server.ask(createReservation, {
          token,
          body: { ...fullReservation(known, 10), type: roomId ? 'MEETING_ROOM' : 'RESTAURANT_FULL', ...period },
        }))
    const against = holdersAgainst(bookings, asked)
    const refused = kind === 'EVENT' ? against.some(({ status }) => status === 'CONFIRMED') : against.length > 0
    expect(answer.status, JSON.stringify(answer.body)).toBe(refused ? 409 : 201)
    if (!refused) bookings.push({ ...asked, id: (answer.body as { id: string }).id })
  }

  async function move(bookings: readonly Modelled[], booking: Modelled, status: BookingStatus): Promise<void> {
    const endpoint = booking.kind === 'EVENT' ? updateEventRequestStatus : updateReservationStatus
    const answer = await server.ask(endpoint, { token, params: { id: booking.id }, body: { status } })
    const takes = holdsSpace(booking.kind, status) && !holdsSpace(booking.kind, booking.status)
    const refused = takes && holdersAgainst(bookings, booking).length > 0
    expect(answer.status, JSON.stringify(answer.body)).toBe(refused ? 409 : 200)
    if (!refused) booking.status = status
  }

  /** Runs the steps, checks each answer against the rules, and returns the final bookings. */
  async function run(steps: readonly Step[]): Promise<Modelled[]> {
    const bookings: Modelled[] = []
    for (const one of steps) {
      if (one.do === 'ask') await ask(bookings, one)
      const booking = one.do === 'ask' ? undefined : bookings[one.which % Math.max(1, bookings.length)]
      if (booking && one.do === 'move') await move(bookings, booking, one.status)
      if (booking && one.do === 'cancel') {
        const endpoint = booking.kind === 'EVENT' ? cancelEventRequest : cancelReservation
        await server.ok(endpoint, { token, params: { id: booking.id } })
        booking.status = 'CANCELLED'
      }
    }
    return bookings
  }

  /** The status of every booking of the day, from the lists. */
  async function kept(): Promise<Map<string, string>> {
    const lists = await Promise.all([
      server.ok(listRestaurantReservations, { token, params: { id: known.restaurant } }),
      server.ok(listRestaurantEventRequests, { token, params: { restaurantId: known.restaurant } }),
    ])
    const ofDay = lists.flat().filter(({ startTime }) => String(startTime).startsWith(day))
    return new Map(ofDay.map(({ id, status }) => [id, status]))
  }

  it(
    `ends as the rules say, with nothing booked twice (${RUNS} runs, seed ${SEED})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
          day = addDays(day, 7)
          const bookings = await run(steps)
          expect(await kept()).toEqual(new Map(bookings.map(({ id, status }) => [id, status])))
          const holding = bookings.filter(({ kind, status }) => holdsSpace(kind, status))
          expect(holding.flatMap((booking) => holdersAgainst(holding, booking))).toEqual([])
        }),
        { numRuns: RUNS, seed: SEED },
      )
    },
    LONG ? 600_000 : 120_000,
  )
})
