import { seenForChange } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { bookingChangeRefusals, bookingRefusals } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nowhere, openReservationSetup, type ReservationSetup, whole } from './reservation-setup.ts'

const { changeBooking } = contract.booking
const { createEventRequest } = contract.eventRequest

let setup: ReservationSetup
let [verger, tilleuls, other, otherCustomer] = ['', '', '', '']
beforeAll(async () => {
  setup = await openReservationSetup()
  ;[verger = '', tilleuls = '', other = ''] = setup.tonka.rooms
  const customers = await setup.server.ok(contract.customer.listCustomers, { token: setup.token })
  otherCustomer = customers.find(({ id }) => id !== setup.customer)?.id ?? ''
})
beforeEach(async () => {
  await setup.server.db.query('delete from outbox')
})

type Row = {
  status: string
  start: string
  end: string
  people: number
  roomId: string | null
  customerId: string
  notes: string | null
  special: string | null
  total: number | null
  estimate: number | null
}
async function stateOf(id: string): Promise<Row> {
  const [row] = await setup.server.db.query<Row>(
    `select status, to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS') as start, to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI:SS') as "end",
       people, room_id as "roomId", customer_id as "customerId", notes, special_requests as special,
       total_price_cents as total, estimated_price_cents as estimate from booking where id = $1`,
    [id],
  )
  if (!row) throw new Error(`No booking ${id}`)
  return row
}
type Change = {
  startTime?: string
  endTime?: string
  numberOfPeople?: number
  meetingRoomId?: string | null
  customerId?: string
  notes?: string
  price?: number | null
}
async function seenNow(id: string, wanted: Change): Promise<string> {
  const { roomId, notes, special, total, estimate, ...row } = await stateOf(id)
  const price = total ?? estimate ?? undefined
  return seenForChange({ ...row, roomId: roomId ?? undefined, notes: notes ?? special ?? undefined, price }, wanted)
}
/** Sends a change over what the booking says now; its moment stays unless it is given. */
async function change(id: string, wanted: Change, seen?: string) {
  const { start, end, people } = await stateOf(id)
  const body = { startTime: start, endTime: end, numberOfPeople: people, seen: seen ?? (await seenNow(id, wanted)) }
  return setup.server.ask(changeBooking, { token: setup.token, params: { id }, body: { ...body, ...wanted } })
}
async function confirmed(day: string, more: object = {}): Promise<string> {
  const { id } = await setup.reserve(day, more)
  await setup.setStatus(id, 'CONFIRMED')
  await setup.server.db.query('delete from outbox')
  return id
}
async function event(): Promise<string> {
  const form = {
    ...setup.body(setup.nextSaturday()),
    type: 'SEMINAIRE',
    title: 'Séminaire',
    description: 'Une journée.',
  }
  const { id } = await setup.server.ok(createEventRequest, { token: setup.token, body: form })
  return id
}
const told = () =>
  setup.server.db.query<{ kind: string; customer: string; words: { start: string; room: string | null } }>(
    'select kind, customer_id as customer, words from outbox order by created_at, id',
  )
const trailOf = async (id: string) =>
  (
    await setup.server.db.query<{ reason: string }>(
      `select reason from audit_entry where resource_id = $1 and action = 'changeBooking' order by at`,
      [id],
    )
  ).map(({ reason }) => reason)

describe('the room of a booking [MOV-10]', () => {
  it('is changed to another, to the whole restaurant and back; its customer is told where', async () => {
    const id = await confirmed(setup.nextSaturday(), { numberOfPeople: 8 })
    expect(await change(id, { meetingRoomId: tilleuls })).toMatchObject({
      status: 200,
      body: { id, status: 'CONFIRMED', meetingRoomId: tilleuls },
    })
    expect(await told()).toMatchObject([{ kind: 'booking-changed', words: { room: expect.any(String) } }])
    expect((await change(id, { meetingRoomId: null })).body).not.toHaveProperty('meetingRoomId')
    expect(await stateOf(id)).toMatchObject({ roomId: null, status: 'CONFIRMED' })
    expect(await trailOf(id)).toHaveLength(2)
    expect((await change(id, { meetingRoomId: verger })).status).toBe(200)
  })

  it('is checked like that of a new booking: seats, open to bookings, of the same restaurant', async () => {
    const id = await confirmed(setup.nextSaturday())
    expect(await change(id, { meetingRoomId: tilleuls })).toMatchObject({ status: 422 })
    expect(await change(id, { meetingRoomId: other })).toMatchObject({
      status: 400,
      body: { errors: { meetingRoomId: bookingRefusals.notReservable } },
    })
    expect(await change(id, { meetingRoomId: nowhere })).toMatchObject({
      status: 400,
      body: { errors: { meetingRoomId: bookingRefusals.unknownRoom } },
    })
    expect(await stateOf(id)).toMatchObject({ roomId: verger })
    expect(await told()).toEqual([])
  })

  it('is refused while others hold it, as is the whole restaurant while a room is held', async () => {
    const day = setup.nextSaturday()
    const held = await confirmed(day)
    const id = await confirmed(day, { meetingRoomId: tilleuls, numberOfPeople: 6 })
    expect(await change(id, { meetingRoomId: verger })).toMatchObject({ status: 409 })
    expect(await change(held, { meetingRoomId: null })).toMatchObject({ status: 409 })
    expect(await stateOf(id)).toMatchObject({ roomId: tilleuls })
  })

  it('goes to one of two bookings that change to the whole restaurant at once', async () => {
    const day = setup.nextSaturday()
    const ids = [
      await confirmed(day, { meetingRoomId: tilleuls, numberOfPeople: 6 }),
      await confirmed(day, {
        meetingRoomId: verger,
        numberOfPeople: 6,
        startTime: `${day}T15:00`,
        endTime: `${day}T16:00`,
      }),
    ]
    const moment = { startTime: `${day}T12:00`, endTime: `${day}T14:00`, meetingRoomId: null }
    const answers = await Promise.all(ids.map((id) => change(id, moment)))
    expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409])
  })
})

describe('the customer of a booking [MOV-11]', () => {
  it('is replaced: the new customer gets a message, the trail names nobody', async () => {
    const id = await confirmed(setup.nextSaturday())
    expect((await change(id, { customerId: otherCustomer })).body).toMatchObject({ customerId: otherCustomer })
    expect(await told()).toMatchObject([{ kind: 'booking-confirmed', customer: otherCustomer }])
    expect(await trailOf(id)).toEqual([bookingChangeRefusals.otherCustomer])
    const waiting = await setup.reserve(setup.nextSaturday())
    await setup.server.db.query('delete from outbox')
    await change(waiting.id, { customerId: otherCustomer })
    expect(await told()).toMatchObject([{ kind: 'booking-received', customer: otherCustomer }])
  })

  it('must exist, and cannot be replaced when the visitor made the request', async () => {
    const id = await confirmed(setup.nextSaturday())
    expect(await change(id, { customerId: nowhere })).toMatchObject({
      status: 400,
      body: { errors: { customerId: bookingRefusals.unknownCustomer } },
    })
    await setup.server.db.query('update booking set requested_at = now() where id = $1', [id])
    expect(await change(id, { customerId: otherCustomer })).toMatchObject({
      status: 400,
      body: { errors: { customerId: bookingChangeRefusals.requested } },
    })
    expect(await stateOf(id)).toMatchObject({ customerId: setup.customer })
  })
})

describe('the notes of a booking [MOV-12]', () => {
  it('are written and emptied without a message, and a wish stays', async () => {
    const id = await confirmed(setup.nextSaturday())
    await setup.server.db.query(
      `insert into booking_wish (booking_id, starts_at, ends_at, people) select id, starts_at, ends_at, 3 from booking where id = $1`,
      [id],
    )
    expect((await change(id, { notes: ' Près de la fenêtre ' })).body).toMatchObject({ notes: 'Près de la fenêtre' })
    expect(await stateOf(id)).toMatchObject({ notes: 'Près de la fenêtre', special: null })
    expect((await change(id, { notes: '' })).body).not.toHaveProperty('notes')
    expect(await stateOf(id)).toMatchObject({ notes: null })
    expect(await told()).toEqual([])
    expect(await trailOf(id)).toEqual([bookingChangeRefusals.otherNotes, bookingChangeRefusals.otherNotes])
    expect(await setup.server.db.query('select 1 as one from booking_wish where booking_id = $1', [id])).toHaveLength(1)
  })

  it('of an event are its special requests', async () => {
    const id = await event()
    expect((await change(id, { notes: 'Un micro' })).status).toBe(200)
    expect(await stateOf(id)).toMatchObject({ notes: null, special: 'Un micro' })
  })

  it('are not overwritten when they changed since they were read; a move without notes keeps them', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day)
    const seen = await seenNow(id, { notes: 'x' })
    await change(id, { notes: 'Allergie au sésame' })
    expect(await change(id, { notes: 'Anniversaire' }, seen)).toMatchObject({ status: 409 })
    expect(
      await change(id, { startTime: `${day}T20:00`, endTime: `${day}T21:00` }, await seenNow(id, {})),
    ).toMatchObject({
      status: 200,
    })
    expect(await stateOf(id)).toMatchObject({ notes: 'Allergie au sésame', start: `${day}T20:00:00` })
  })
})

describe('the price of a booking [MOV-14]', () => {
  it('is written and taken away without a message; the trail keeps the one before', async () => {
    const id = await confirmed(setup.nextSaturday())
    expect((await change(id, { price: 450.5 })).body).toMatchObject({ price: 450.5 })
    expect(await stateOf(id)).toMatchObject({ total: 45_050, estimate: null })
    expect((await change(id, { price: null })).body).not.toHaveProperty('price')
    expect(await stateOf(id)).toMatchObject({ total: null })
    expect(await told()).toEqual([])
    expect(await trailOf(id)).toEqual([null, 45_050].map(bookingChangeRefusals.otherPrice))
  })

  it('of an event is its estimate', async () => {
    const id = await event()
    expect((await change(id, { price: 0 })).status).toBe(200)
    expect(await stateOf(id)).toMatchObject({ total: null, estimate: 0 })
  })

  it('is not overwritten when it changed since it was read; a change without one keeps it', async () => {
    const id = await confirmed(setup.nextSaturday())
    const seen = await seenNow(id, { price: 1 })
    await change(id, { price: 450 })
    expect(await change(id, { price: 480 }, seen)).toMatchObject({ status: 409 })
    expect((await change(id, { notes: 'Anniversaire' })).status).toBe(200)
    expect(await stateOf(id)).toMatchObject({ total: 45_000, notes: 'Anniversaire' })
  })
})

describe('a booking whose room has changed since it was read [MOV-03]', () => {
  it('refuses a change of time that was based on the previous room', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day, { numberOfPeople: 8 })
    const seen = await seenNow(id, {})
    await change(id, { meetingRoomId: tilleuls })
    expect(await change(id, { startTime: `${day}T20:00`, endTime: `${day}T22:00` }, seen)).toMatchObject({
      status: 409,
    })
    expect(await stateOf(id)).toMatchObject({ roomId: tilleuls, start: `${day}T19:00:00` })
  })
})

describe('messages about changes in quick succession [MOV-13]', () => {
  const later = (day: string) => ({ startTime: `${day}T20:00:00`, endTime: `${day}T22:00:00` })
  const sooner = (day: string) => ({ startTime: `${day}T19:00:00`, endTime: `${day}T21:00:00` })

  it('are withdrawn when the change is undone within seconds; the trail keeps both changes', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day)
    await change(id, later(day))
    expect(await told()).toHaveLength(1)
    await change(id, sooner(day))
    expect(await told()).toEqual([])
    expect(await trailOf(id)).toHaveLength(2)
  })

  it('are merged into one with the latest values, or into none when all is undone', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day, whole)
    await change(id, later(day))
    await change(id, { ...sooner(day), numberOfPeople: 9 })
    expect(await told()).toMatchObject([{ kind: 'booking-changed', words: { start: `${day}T19:00:00`, people: 9 } }])
    await change(id, { ...sooner(day), numberOfPeople: 12 })
    expect(await told()).toEqual([])
  })

  it('are written again for a change back once the first is sent or about to be', async () => {
    const day = setup.nextSaturday()
    for (const left of [
      `state = 'sent', settled_at = now(), link = null, wish_token = null`,
      'claim = gen_random_uuid()',
      `created_at = now() - interval '16 seconds'`,
    ]) {
      const id = await confirmed(day, { startTime: `${day}T12:00`, endTime: `${day}T13:00` })
      await change(id, later(day))
      await setup.server.db.query(`update outbox set ${left}`)
      await change(id, { startTime: `${day}T12:00`, endTime: `${day}T13:00` })
      expect(await told(), left).toMatchObject([{}, { words: { start: `${day}T12:00:00` } }])
      await setup.setStatus(id, 'CANCELLED')
    }
  })

  it('keep their order, and are no longer withdrawn once a later one is written', async () => {
    const day = setup.nextSaturday()
    const { id } = await setup.reserve(day)
    await setup.server.db.query('delete from outbox')
    await change(id, later(day))
    await setup.setStatus(id, 'CONFIRMED')
    const due = await setup.server.db.query<{ kind: string }>(
      'select kind from outbox where due_at <= now() order by due_at, id',
    )
    expect(due.map(({ kind }) => kind)).toEqual(['booking-changed', 'booking-confirmed'])
    await change(id, sooner(day))
    expect((await told()).map(({ kind }) => kind)).toEqual(['booking-changed', 'booking-confirmed', 'booking-changed'])
  })

  it('are withdrawn from a customer who is replaced meanwhile', async () => {
    const day = setup.nextSaturday()
    const id = await confirmed(day)
    await change(id, later(day))
    await change(id, { customerId: otherCustomer })
    expect(await told()).toMatchObject([{ kind: 'booking-confirmed', customer: otherCustomer }])
  })

  it('wait for at least ten seconds before they are sent', async () => {
    const day = setup.nextSaturday()
    await change(await confirmed(day, whole), later(day))
    const waits = await setup.server.db.query(
      `select 1 as one from outbox where due_at between now() + interval '10 seconds' and now() + interval '15 seconds'`,
    )
    expect(waits).toHaveLength(1)
  })
})
