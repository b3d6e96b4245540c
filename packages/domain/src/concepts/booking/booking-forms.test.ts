import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { createEventRequestBody, eventRequestForm } from '../event-request/event-request.schema.ts'
import {
  createEventRequest,
  type EventRequestDraft,
  eventRequestDraft,
  eventTypes,
  readEventRequest,
} from '../event-request/index.ts'
import {
  createReservation,
  type ReservationDraft,
  readReservation,
  reservationDraft,
  reservationTypes,
} from '../reservation/index.ts'
import { createReservationBody, reservationForm } from '../reservation/reservation.schema.ts'
import type { BookingDraft } from './booking-draft.ts'
import { endsAfterStart, overlaps } from './booking-period.ts'

const two = (value: number) => String(value).padStart(2, '0')
/** Times of two days, a minute apart at least, as pickers give them. */
const time = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.nat(23), fc.nat(59), fc.constantFrom('', ':00'))
  .map(([day, hour, minute, second]) => `2026-09-0${day}T${two(hour)}:${two(minute)}${second}`)
const period = fc.record({ start: time, end: time }).map(({ start, end }) => ({
  start: start.slice(0, 16) + ':00',
  end: end.slice(0, 16) + ':00',
}))
const proper = period.filter(endsAfterStart)

describe('two periods, any', () => {
  test.prop([proper, proper])('overlap both ways or not at all', (one, other) => {
    expect(overlaps(one, other)).toBe(overlaps(other, one))
    expect(overlaps(one, one)).toBe(true)
  })

  test.prop([proper, proper])('overlap when they have a minute in common', (one, other) => {
    const minutes = ({ start, end }: typeof one) => {
      const [from, to] = [Date.parse(`${start}Z`), Date.parse(`${end}Z`)]
      return Array.from({ length: (to - from) / 60_000 }, (_, minute) => from + minute * 60_000)
    }
    const mine = new Set(minutes(one))
    expect(overlaps(one, other)).toBe(minutes(other).some((minute) => mine.has(minute)))
  })

  test.prop([proper, proper])('never both overlap and follow each other', (one, other) => {
    const apart = one.end <= other.start || other.end <= one.start
    expect(overlaps(one, other)).toBe(!apart)
  })
})

const id = fc.oneof({ weight: 4, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constantFrom('', 'abc') })
const text = (max: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 30 }) },
    { weight: 1, arbitrary: fc.integer({ min: max - 1, max: max + 2 }).map((length) => 'x'.repeat(length)) },
    { weight: 1, arbitrary: fc.constantFrom('', '   ') },
  )
const picked = fc.oneof(
  { weight: 6, arbitrary: time },
  { weight: 1, arbitrary: fc.constantFrom('', '2026-02-30T10:00') },
)
const people = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -1, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, 2.5, 199, 200, 201, 500, 501) },
)

/** A draft in which nothing is filled in, for fields that are not drawn. */
const untouched = <Draft extends object>(draft: Draft) =>
  Object.fromEntries(Object.entries(draft).map(([field, value]) => [field, fc.constant(value)])) as {
    [Field in keyof Draft]: fc.Arbitrary<Draft[Field]>
  }

const anyEventRequestDraft: fc.Arbitrary<EventRequestDraft> = fc.record({
  ...untouched(eventRequestDraft.empty()),
  customerId: id,
  restaurantId: id,
  roomId: fc.oneof(fc.constant(''), id),
  type: fc.constantFrom(...eventTypes),
  start: picked,
  end: picked,
  people,
  title: text(200),
  description: text(2000),
  phone: fc.constantFrom('', '  ', '06 12 34 56 78', '+33612345678', '061234567', 'non'),
  specialRequests: text(1000),
})

const anyReservation: fc.Arbitrary<ReservationDraft> = fc.record({
  ...untouched(reservationDraft.empty()),
  customerId: id,
  restaurantId: id,
  // A choice among rooms that exist, which counts for nothing when the whole restaurant is reserved.
  roomId: fc.oneof(fc.constant(''), fc.uuid()),
  type: fc.constantFrom(...reservationTypes),
  start: picked,
  end: picked,
  people,
  notes: text(1000),
})

describe('what a form accepts is what the server takes, any draft', () => {
  const settings = { numRuns: 1000 }
  const eventForm = eventRequestForm(undefined)
  const bookingForm = reservationForm(undefined)

  test.prop([anyEventRequestDraft], settings)('of an event request', (draft) => {
    const form = eventForm.safeParse(draft)
    const { body } = createEventRequest.request(draft)
    const sent: unknown = JSON.parse(JSON.stringify(body))
    const server = createEventRequestBody.safeParse(sent)
    expect(form.success).toBe(
      server.success && endsAfterStart({ start: server.data.startTime, end: server.data.endTime }),
    )
    // Nothing is changed on the way: the server keeps what was sent, down to the blanks.
    expect(server.success ? server.data : sent).toEqual(sent)
  })

  test.prop([anyReservation], settings)('of a reservation', (draft) => {
    const form = bookingForm.safeParse(draft)
    const { body } = createReservation.request(draft)
    const sent: unknown = JSON.parse(JSON.stringify(body))
    const server = createReservationBody.safeParse(sent)
    expect(form.success).toBe(
      server.success && endsAfterStart({ start: server.data.startTime, end: server.data.endTime }),
    )
    expect(server.success ? server.data : sent).toEqual(sent)
  })
})

describe('reading a booking', () => {
  const keys = ['id', 'status', 'startTime', 'endTime', 'numberOfPeople', 'estimatedPrice', 'totalPrice', 'createdAt']
  const answer = fc
    .oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()))
    .map((value) => ({ ...Object(value), id: 'b' }))

  test.prop([answer], { numRuns: 500 })(
    'gives values of the expected types without an exception, for any answer',
    (value) => {
      for (const booking of [readEventRequest(value), readReservation(value)]) {
        expect(typeof booking.id).toBe('string')
        expect(typeof booking.status).toBe('string')
        expect(booking.people === null || Number.isFinite(booking.people)).toBe(true)
        expect(booking.start === null || /^\d{4}-\d\d-\d\d/.test(booking.start)).toBe(true)
      }
    },
  )
})

const customer = { id: 'c1', fullName: 'Anne Le Goff', email: 'anne@exemple.fr' }
const common = {
  customerId: 'c1',
  restaurantId: 'r1',
  start: '2026-11-28T19:00:00',
  end: '2026-11-28T21:00:00',
  people: 8,
}
const reservation = { ...reservationDraft.empty(), ...common, notes: 'Côté jardin' }
const event = {
  ...eventRequestDraft.empty(),
  ...common,
  roomId: 's1',
  type: 'CONFERENCE' as const,
  title: 'Les semences paysannes ',
  description: 'Deux intervenants',
  phone: '06 39 98',
  specialRequests: 'Un micro',
}

describe('a draft that is stored', () => {
  it('comes back as it was', () => {
    for (const draft of [reservation, { ...reservation, type: 'MEETING_ROOM' as const }, reservationDraft.empty()])
      for (const who of [customer, null])
        expect(reservationDraft.parse(reservationDraft.serialise({ draft, customer: who }))).toEqual({
          draft,
          customer: who,
        })
    for (const draft of [event, eventRequestDraft.empty()])
      expect(eventRequestDraft.parse(eventRequestDraft.serialise({ draft, customer }))).toEqual({ draft, customer })
  })

  it('is read from the format of earlier releases', () => {
    const stored = {
      version: 1,
      draft: { ...event, people: '8', start: [2026, 11, 28, 19, 0], forgotten: 1 },
      customer,
    }
    expect(eventRequestDraft.parse(JSON.stringify(stored))).toEqual({ draft: event, customer })
  })

  it.each([
    ['a reservation', reservationDraft as unknown as BookingDraft<object>],
    ['an event request', eventRequestDraft as unknown as BookingDraft<object>],
  ])('%s is null when absent, corrupt or of another version, and empty in unreadable fields', (_, codec) => {
    for (const stored of [null, '', '{', '[]', '{"version":2,"draft":{}}', '{"version":1}'])
      expect(codec.parse(stored)).toBeNull()
    const odd = { type: 'MARIAGE', start: 'demain', end: [2026, 13, 1], people: 'trente', notes: {}, title: null }
    for (const draft of [odd, {}])
      expect(codec.parse(JSON.stringify({ version: 1, draft }))).toEqual({ draft: codec.empty(), customer: null })
  })
})

describe('a draft that is sent', () => {
  it('leaves out what is not filled in', () => {
    expect(reservationDraft.body(reservationDraft.empty())).toEqual({ type: 'RESTAURANT_FULL' })
    expect(eventRequestDraft.body({ ...eventRequestDraft.empty(), title: ' ', phone: ' ' })).toEqual({ type: 'AUTRE' })
  })

  it('keeps an invalid phone, trimmed, for the server to refuse', () => {
    expect(eventRequestDraft.body({ ...eventRequestDraft.empty(), phone: ' 06 39 98 ' })).toMatchObject({
      contactPhone: '06 39 98',
    })
  })
})
