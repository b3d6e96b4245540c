import { seenForChange } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { bookingChangeRefusals, requestRefusals } from '@potager/domain/messages'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindOfTomorrow } from '../src/api/outbox/booking.ts'
import { newRestaurant } from './access/restaurant.ts'
import type { CallAnswer } from './harness.ts'
import { openReservationSetup, type ReservationSetup, whole } from './reservation-setup.ts'

const { changeBooking } = contract.booking
const { createEventRequest } = contract.eventRequest

let setup: ReservationSetup
beforeAll(async () => {
  setup = await openReservationSetup()
})
beforeEach(async () => {
  await setup.server.db.query('delete from outbox')
})

type State = {
  status: string
  start: string
  end: string
  people: number
  active: boolean
  roomId: string | undefined
  customerId: string
  notes: string | undefined
}

async function stateOf(id: string): Promise<State> {
  const [row] = await setup.server.db.query<State>(
    `select room_id as "roomId", customer_id as "customerId", coalesce(notes, special_requests) as notes, status, to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS') as start,
       to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI:SS') as "end", people, active from booking where id = $1`,
    [id],
  )
  if (!row) throw new Error(`No booking ${id}`)
  return { ...row, roomId: row.roomId ?? undefined, notes: row.notes ?? undefined }
}
/** What a page shows of a booking now, in one text. */
const seenNow = async (id: string, change: { customerId?: string; notes?: string } = {}) =>
  seenForChange(await stateOf(id), change)
const at = (day: string, from = '20:00', to = '22:00') => ({ startTime: `${day}T${from}`, endTime: `${day}T${to}` })
type Asked = { token?: string; seen?: string }
/** Asks for a move over what the booking says now, by default as its owner. */
const move = async (id: string, change: object, { token = setup.token, seen }: Asked = {}): Promise<CallAnswer> =>
  setup.server.ask(changeBooking, {
    token,
    params: { id },
    body: { numberOfPeople: 12, seen: seen ?? (await seenNow(id, change)), ...change },
  })
async function confirmed(day: string, change: object = {}): Promise<string> {
  const { id } = await setup.reserve(day, change)
  await setup.setStatus(id, 'CONFIRMED')
  await setup.server.db.query('delete from outbox')
  return id
}
async function event(day: string): Promise<string> {
  const body = { ...setup.body(day), type: 'SEMINAIRE', title: 'Séminaire', description: 'Une journée.' }
  const { id } = await setup.server.ok(createEventRequest, { token: setup.token, body })
  await setup.server.db.query('delete from outbox')
  return id
}
const statusesOf = (answers: readonly CallAnswer[]) =>
  answers.map(({ status }) => status).sort((one, other) => one - other)
type Told = { kind: string; words: { start: string; people: number; confirmed?: boolean } }
const told = () => setup.server.db.query<Told>('select kind, words from outbox order by created_at, id')
const trailOf = (id: string) =>
  setup.server.db.query<{ username: string; resource: string; reason: string }>(
    `select username, resource, reason from audit_entry where resource_id = $1 and action = 'changeBooking'`,
    [id],
  )

describe('a booking that the house moves [MOV-01]', () => {
  it('keeps its status, holds its new time, and is told to its customer and recorded in the trail', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day)
    expect(await move(id, { ...at(day), numberOfPeople: 10 })).toMatchObject({
      status: 200,
      body: { id, status: 'CONFIRMED', startTime: `${day}T20:00:00`, endTime: `${day}T22:00:00`, numberOfPeople: 10 },
    })
    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', start: `${day}T20:00:00`, people: 10, active: true })
    expect(await told()).toMatchObject([
      { kind: 'booking-changed', words: { start: `${day}T20:00:00`, people: 10, status: 'CONFIRMED' } },
    ])
    const [room] = await setup.server.db.query<{ name: string }>('select name from room where id = $1', [
      setup.tonka.rooms[0],
    ])
    expect(await trailOf(id)).toEqual([
      {
        username: 'proprietaire',
        resource: 'reservation',
        reason: bookingChangeRefusals.before(
          { start: `${day}T19:00:00`, end: `${day}T21:00:00` },
          12,
          room?.name ?? '',
        ),
      },
    ])
    expect(await setup.ask(setup.body(day, { ...at(day, '18:00', '20:00') }))).toMatchObject({ status: 201 })
  })

  it('may overlap its own previous time', async () => {
    const day = setup.nextSaturday()
    expect(await move(await confirmed(day), at(day, '19:30', '21:30'))).toMatchObject({ status: 200 })
  })

  it('may be pending, or an event request, which holds no space while pending', async () => {
    const day = setup.nextSaturday()
    const { id } = await setup.reserve(day)
    await setup.server.db.query('delete from outbox')
    expect((await move(id, at(day))).body).toMatchObject({ status: 'PENDING' })
    expect((await told())[0]?.words).not.toHaveProperty('confirmed')
    const later = setup.nextSaturday()
    const asked = await event(later)
    await setup.reserve(setup.nextSaturday())
    expect((await move(asked, at(later))).body).toMatchObject({ status: 'PENDING', startTime: `${later}T20:00:00` })
    expect(await stateOf(asked)).toMatchObject({ active: false })
    expect(await trailOf(asked)).toMatchObject([{ resource: 'event-request' }])
  })
})

describe('a move that is sent again [MOV-02]', () => {
  it('is answered the same, with one message and one entry in the trail', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day)
    const seen = await seenNow(id)
    const answers = await Promise.all([1, 2, 3].map(() => move(id, at(day), { seen })))
    answers.push(await move(id, at(day), { seen }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await told()).toHaveLength(1)
    expect(await trailOf(id)).toHaveLength(1)
  })
})

describe('a move of a booking that has changed since it was read [MOV-03]', () => {
  it('changes nothing, and is 409 with the current booking', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day)
    const seen = await seenNow(id)
    await move(id, at(day), { seen })
    expect(await move(id, at(day, '12:00', '14:00'), { seen })).toMatchObject({
      status: 409,
      body: {
        message: bookingChangeRefusals.changedMeanwhile(
          'RESERVATION',
          { start: `${day}T20:00:00`, end: `${day}T22:00:00` },
          12,
          'Confirmée',
        ),
      },
    })
    expect(await stateOf(id)).toMatchObject({ start: `${day}T20:00:00` })
    expect(await told()).toHaveLength(1)
  })

  it('succeeds for one of two at the same time', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day)
    const seen = await seenNow(id)
    const answers = await Promise.all(['12:00', '14:00'].map((from) => move(id, at(day, from, '18:00'), { seen })))
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(await told()).toHaveLength(1)
  })
})

describe('a space that others hold [MOV-04]', () => {
  it('is not taken by a move: 409 with the time of the holder and the error of its kind', async () => {
    const day = setup.nextSaturday()
    const held = await confirmed(day)
    const other = await confirmed(setup.nextSaturday())
    expect(await move(other, at(day))).toMatchObject({
      status: 409,
      body: { error: 'ReservationConflict', message: expect.stringContaining('19:00') },
    })
    expect(await stateOf(held)).toMatchObject({ start: `${day}T19:00:00` })
    const request = await event(setup.nextSaturday())
    expect(await move(request, at(day))).toMatchObject({ status: 409, body: { error: 'EventConflictException' } })
    expect(await told()).toEqual([])
  })

  it('is got by one of two bookings that move there at once, also from a room and from the whole house', async () => {
    const day = setup.nextSaturday()
    const rivals = [await confirmed(setup.nextSaturday()), await confirmed(setup.nextSaturday(), whole)]
    const answers = await Promise.all(rivals.map((id) => move(id, at(day))))
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  it('is not promised twice by a move and a new reservation at once', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(setup.nextSaturday())
    const answers = await Promise.all([move(id, at(day)), setup.ask(setup.body(day))])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
  })
})

describe('the checks of a move [MOV-05]', () => {
  it('refuse closed hours, the past, an end before the start, and too many people', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day)
    expect(await move(id, at(day, '04:00', '05:00'))).toMatchObject({
      status: 422,
      body: { error: 'RestaurantClosed' },
    })
    expect(await move(id, at('2020-06-06'))).toMatchObject({ status: 400, body: { errors: { startTime: /./ } } })
    expect(await move(id, at(day, '21:00', '20:00'))).toMatchObject({ status: 400 })
    expect(await move(id, { ...at(day), numberOfPeople: 25 })).toMatchObject({ status: 422 })
    expect(await move(id, { ...at(day), numberOfPeople: 201 })).toMatchObject({
      status: 400,
      body: { errors: { numberOfPeople: 'Maximum 200 personnes' } },
    })
    expect(await stateOf(id)).toMatchObject({ start: `${day}T19:00:00`, people: 12 })
  })

  it('refuse a booking that is completed, cancelled, or has begun', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day)
    const refused = { status: 409, body: { message: bookingChangeRefusals.notChangeable } }
    for (const status of ['COMPLETED', 'CANCELLED']) {
      await setup.setStatus(id, status)
      expect(await move(id, at(day))).toMatchObject(refused)
    }
    const begun = await confirmed(setup.nextSaturday())
    await setup.server.db.query(
      `update booking set starts_at = starts_at - interval '20 years', ends_at = ends_at - interval '20 years' where id = $1`,
      [begun],
    )
    expect(await move(begun, at(day))).toMatchObject(refused)
  })
})

describe('who may move a booking [MOV-06]', () => {
  it('owners their own, managers every one; to another owner it is 404', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day)
    await setup.server.ok(contract.auth.register, {
      body: { username: 'autre', email: 'autre@exemple.fr', firstName: 'Ana', lastName: 'Roux', password: 'Abcdef1!' },
    })
    const { accessToken } = await setup.server.signIn('autre', 'Abcdef1!')
    await setup.server.ok(contract.restaurant.createRestaurant, { token: accessToken, body: newRestaurant })
    expect(await move(id, at(day), { token: accessToken })).toMatchObject({
      status: 404,
      body: { message: requestRefusals.unknown.booking },
    })
    expect((await move(id, at(day), { token: await setup.server.tokenOf('gerant') })).status).toBe(200)
  })
})

describe('a reminder [MOV-07]', () => {
  it('is withdrawn by a move before it is sent, and written again for the new day', async () => {
    const today = todayInParis(Date.now())
    const remind = (day: string) => remindOfTomorrow(setup.server.db, wallToInstant(`${day}T09:00:00`))
    const id = await confirmed(setup.nextSaturday())
    const tomorrow = addDays(today, 1)
    await setup.server.db.query(
      `update booking set starts_at = $2::text::timestamp, ends_at = $3::text::timestamp, created_at = now() - interval '3 days'
       where id = $1`,
      // No demo booking is at night.
      [id, `${tomorrow} 04:00`, `${tomorrow} 05:00`],
    )
    const reminders = async () =>
      (
        await setup.server.db.query<{ words: { start: string } }>(
          `select words from outbox where kind = 'booking-reminder' and subject_id = $1`,
          [id],
        )
      ).map(({ words }) => words.start)
    await remind(today)
    expect(await reminders()).toEqual([`${tomorrow}T04:00:00`])
    const day = setup.nextSaturday()
    expect((await move(id, at(day))).status).toBe(200)
    expect(await reminders()).toEqual([])
    await remind(addDays(day, -1))
    expect(await reminders()).toEqual([`${day}T20:00:00`])
  })
})
