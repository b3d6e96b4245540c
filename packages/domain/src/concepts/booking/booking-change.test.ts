import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { wallToInstant } from '../../base/time/index.ts'
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
import { bookingEndpoints } from './booking.api.ts'
import { bookingStatuses, seenBooking } from './booking.ts'
import { changeBooking } from './booking-change.calls.ts'
import { changeForm } from './booking-change.schema.ts'
import {
  type ChangeDraft,
  canChangeBooking,
  changeDraft,
  changeDraftOf,
  changeOf,
  changesNothing,
  seenForChange,
  typedOverLater,
} from './booking-change.ts'
import { type BookingDraft, endsAfterStart, overlaps } from './booking-period.ts'
import { bookingRefusals } from './booking-refusals.messages.ts'

const booking = { status: 'CONFIRMED', start: '2026-12-05T19:00:00', end: '2026-12-05T21:00:00', people: 4 }
const now = wallToInstant('2026-11-25T12:00:00')

describe('a booking may be changed [MOV-05]', () => {
  it('while it waits or is confirmed, not once it is over', () => {
    const movable = bookingStatuses.filter((status) => canChangeBooking({ ...booking, status }, now))
    expect(movable).toEqual(['PENDING', 'CONFIRMED'])
    expect(canChangeBooking({ ...booking, status: 'ON_HOLD' }, now)).toBe(false)
  })

  it('until its hour comes, and only where that is known', () => {
    expect(canChangeBooking(booking, wallToInstant('2026-12-05T18:59:59'))).toBe(true)
    expect(canChangeBooking(booking, wallToInstant('2026-12-05T19:00:00'))).toBe(false)
    expect(canChangeBooking({ ...booking, start: null }, now)).toBe(false)
  })
})

describe('seenBooking, the state of a booking as one text [MOV-03]', () => {
  it('differs when people, status or end differ', () => {
    const states = [booking, { ...booking, people: 5 }, { ...booking, status: 'PENDING' }, { ...booking, end: null }]
    expect(new Set(states.map(seenBooking)).size).toBe(4)
    expect(seenBooking({ status: 'PENDING', start: null, end: null, people: null })).toBe('PENDING   0')
    expect(seenBooking(booking)).toBe('CONFIRMED 2026-12-05T19:00 2026-12-05T21:00 4')
  })

  it('is the same with and without seconds', () => {
    expect(seenBooking({ ...booking, start: '2026-12-05T19:00', end: '2026-12-05T21:00' })).toBe(seenBooking(booking))
  })
})

const before = {
  ...booking,
  restaurantId: 'r',
  customerId: 'c',
  customerName: 'Ana Roux',
  roomId: 'a',
  notes: 'Anniversaire',
  price: 45_000,
}
const form = changeDraftOf(before)

describe('typed changes over a booking changed by somebody else meanwhile', () => {
  const later = {
    start: '2026-12-06T12:00:00',
    end: '2026-12-06T14:00:00',
    people: 9,
    roomId: '',
    customerId: 'd',
    notes: 'Près de la fenêtre',
    price: null,
  }
  it('keep the typed field, and take the other’s change in the rest', () => {
    expect(typedOverLater(form, form, later)).toEqual(later)
    for (const typed of [{ people: 6 }, { roomId: 'b' }, { customerId: 'e' }, { notes: '' }, { price: 1 }]) {
      expect(typedOverLater(form, { ...form, ...typed }, later)).toEqual({ ...later, ...typed })
    }
  })
  it('keep start and end together when one of them was typed', () => {
    for (const typed of [{ start: '2026-12-05T18:00:00' }, { end: '2026-12-05T22:00:00' }]) {
      expect(typedOverLater(form, { ...form, ...typed }, later)).toEqual({
        ...later,
        start: form.start,
        end: form.end,
        ...typed,
      })
    }
  })
})

describe('booking change form', () => {
  it('starts with the values of the booking, and empty for unknown times', () => {
    expect(changeDraftOf(before)).toEqual({
      start: booking.start,
      end: booking.end,
      people: 4,
      roomId: 'a',
      customerId: 'c',
      notes: 'Anniversaire',
      price: 45_000,
    })
    const { roomId: _, notes: __, price: ___, ...bare } = { ...before, start: '2026-12-05', end: null }
    expect(changeDraftOf(bare)).toMatchObject({ start: '', end: '', roomId: '', notes: '', price: null })
  })

  it('sends room, customer, notes and price only when they differ', () => {
    const moment = { start: booking.start, end: booking.end, people: 4 }
    expect(changeOf(form, before)).toEqual(moment)
    const others = { roomId: '', customerId: 'd', notes: '', price: null }
    expect(changeOf({ ...form, ...others, notes: ' ' }, before)).toEqual({ ...moment, ...others })
    expect(changeOf({ ...form, notes: ' Anniversaire ' }, before)).toEqual(moment)
    const { roomId: _, notes: __, ...bare } = before
    expect(changeOf({ ...form, roomId: '', notes: ' ' }, bare)).toEqual(moment)
    expect(changeOf(form, bare)).toEqual({ ...moment, roomId: 'a', notes: 'Anniversaire' })
  })

  it('changes nothing unless moment, people, room, customer, notes or price are others', () => {
    const others: Partial<ChangeDraft>[] = [
      { start: '2026-12-05T18:00:00' },
      { end: '2026-12-05T22:00:00' },
      { people: 5 },
      { roomId: '' },
      { customerId: 'd' },
      { notes: '' },
      { price: 0 },
    ]
    expect(changesNothing(changeOf(form, before), before)).toBe(true)
    for (const other of others) expect(changesNothing(changeOf({ ...form, ...other }, before), before)).toBe(false)
  })
})

describe('seenForChange [MOV-03]', () => {
  it('holds status, moment, people and room, plus the rest when the change replaces it', () => {
    expect(seenForChange(before, {})).toBe(`${seenBooking(booking)} a`)
    expect(seenForChange(booking, {})).toBe(`${seenBooking(booking)} -`)
    expect(seenForChange(before, { customerId: 'd' })).toBe(`${seenBooking(booking)} a c`)
    expect(seenForChange(booking, { customerId: 'd', notes: '' })).toBe(`${seenBooking(booking)} -  `)
    expect(seenForChange(before, { customerId: 'd', notes: '', price: null })).toBe(
      `${seenBooking(booking)} a c Anniversaire 45000`,
    )
    expect(seenForChange(booking, { price: 1 })).toBe(`${seenBooking(booking)} - `)
  })
})

describe('changeBooking call', () => {
  const seen = seenBooking(booking)
  const moment = { start: '2026-12-05T20:00:00', end: '2026-12-05T22:00:00', people: 5 }
  const body = { startTime: moment.start, endTime: moment.end, numberOfPeople: 5, seen }

  it('sends the change with what was seen, and reads the booking as it is then', () => {
    expect(changeBooking).toMatchObject({ extension: true, method: 'PUT', path: '/bookings/:id' })
    const sent = { id: '7', change: moment, seen }
    expect(changeBooking.request(sent)).toEqual({ params: { id: '7' }, body })
    const answer = { id: '7', status: 'CONFIRMED', startTime: moment.start, endTime: moment.end, numberOfPeople: 5 }
    expect(
      changeBooking.response(
        { ...answer, customerId: 'c', meetingRoomId: 'a', notes: 'Près du feu', price: 4.35 },
        sent,
      ),
    ).toEqual({
      id: '7',
      status: 'CONFIRMED',
      ...moment,
      customerId: 'c',
      roomId: 'a',
      notes: 'Près du feu',
      price: 435,
    })
  })

  it('sends a price in euros', () => {
    expect(changeBooking.request({ id: '7', change: { ...moment, price: 45_050 }, seen }).body).toEqual({
      ...body,
      price: 450.5,
    })
  })

  it('sends a removed room and price as null and removed notes as an empty text', () => {
    const change = { ...moment, roomId: '', customerId: 'd', notes: '', price: null }
    expect(changeBooking.request({ id: '7', change, seen }).body).toEqual({
      ...body,
      meetingRoomId: null,
      customerId: 'd',
      notes: '',
      price: null,
    })
  })

  it('shows what is refused at the field of the form', () => {
    const fields = ['startTime', 'endTime', 'numberOfPeople', 'meetingRoomId', 'customerId', 'seen'] as const
    expect(fields.map(changeDraft.fieldOf)).toEqual(['start', 'end', 'people', 'roomId', 'customerId', 'seen'])
  })
})

describe('rules of the booking change form', () => {
  const customerId = '01955b3b-0000-7000-8000-000000000000'
  const rest = { roomId: '', customerId, notes: '', price: null }
  const sound = { ...booking, ...rest }
  const problems = (draft: object, capacity?: number) =>
    (changeForm(200, capacity).safeParse(draft).error?.issues ?? []).map(({ path, message }) => [path[0], message])

  it('refuse missing fields, an end before the start, too many people, overlong notes and what is no price', () => {
    expect(problems(sound)).toEqual([])
    expect(problems({ ...sound, end: booking.start })).toEqual([['end', expect.stringContaining('après')]])
    expect(problems(sound, 3)).toEqual([['people', expect.stringContaining('3 personnes')]])
    expect(problems(sound, 4)).toEqual([])
    expect(problems({ ...sound, people: 201 })).toEqual([['people', 'Maximum 200 personnes']])
    expect(problems({ ...sound, notes: 'x'.repeat(1001) })).toEqual([['notes', expect.stringContaining('1000')]])
    for (const price of [0, 45_050, 99_999_999]) expect(problems({ ...sound, price })).toEqual([])
    for (const price of [-1, 0.5, 100_000_000, Number.NaN]) {
      expect(problems({ ...sound, price })).toEqual([['price', expect.stringMatching(/prix/)]])
    }
    const empty = problems({ ...rest, start: '', end: '', people: null, roomId: 'x', customerId: '' })
    expect([...new Set(empty.map(([field]) => field))]).toEqual(['start', 'end', 'people', 'roomId', 'customerId'])
  })

  it('refuse a wrong date or number by its own rule alone', () => {
    for (const [wrong, message] of [
      [undefined, 'requise'],
      ['demain', 'Date invalide'],
      ['2026-02-30T10:00', 'Date invalide'],
    ]) {
      expect(problems({ ...sound, start: wrong })).toEqual([['start', expect.stringContaining(message ?? '')]])
      expect(problems({ ...sound, end: wrong })).toEqual([['end', expect.stringContaining(message ?? '')]])
    }
    expect(problems({ ...sound, people: null }, 3)).toEqual([['people', 'Au moins 1 personne']])
    expect(problems({ ...sound, people: 'deux' }, 3)).toEqual([['people', bookingRefusals.peopleWhole]])
  })

  const two = (value: number) => String(value).padStart(2, '0')
  const time = fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.nat(23), fc.nat(59), fc.constantFrom('', ':00'))
    .map(([day, hour, minute, second]) => `2026-09-0${day}T${two(hour)}:${two(minute)}${second}`)
  const picked = fc.oneof({ weight: 6, arbitrary: time }, { weight: 1, arbitrary: fc.constantFrom('', 'demain') })
  const people = fc.oneof(fc.integer({ min: -1, max: 60 }), fc.constantFrom(null, 2.5, 499, 500, 501))
  const roomId = fc.constantFrom('', customerId, 'verger')
  const notes = fc.constantFrom('', ' près du feu ', 'x'.repeat(1001))
  const price = fc.oneof(fc.integer({ min: -1, max: 100_000_000 }), fc.constantFrom(null, 0.5))

  test.prop([fc.record({ start: picked, end: picked, people, roomId, notes, price })], { numRuns: 1000 })(
    'accept what the server takes, any draft',
    (typed) => {
      const draft = { ...typed, customerId }
      const { body } = changeBooking.request({ id: 'b', change: changeOf(draft, before), seen: 'x' })
      const server = bookingEndpoints.changeBooking.body.safeParse(JSON.parse(JSON.stringify(body)))
      expect(changeForm(500, undefined).safeParse(draft).success).toBe(
        server.success && endsAfterStart({ start: server.data.startTime, end: server.data.endTime }),
      )
    },
  )
})

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
    const ofForm = eventForm.safeParse(draft)
    const { body } = createEventRequest.request(draft)
    const sent: unknown = JSON.parse(JSON.stringify(body))
    const server = createEventRequestBody.safeParse(sent)
    expect(ofForm.success).toBe(
      server.success && endsAfterStart({ start: server.data.startTime, end: server.data.endTime }),
    )
    // Nothing is changed on the way: the server keeps what was sent, down to the blanks.
    expect(server.success ? server.data : sent).toEqual(sent)
  })

  test.prop([anyReservation], settings)('of a reservation', (draft) => {
    const ofForm = bookingForm.safeParse(draft)
    const { body } = createReservation.request(draft)
    const sent: unknown = JSON.parse(JSON.stringify(body))
    const server = createReservationBody.safeParse(sent)
    expect(ofForm.success).toBe(
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
      for (const read of [readEventRequest(value), readReservation(value)]) {
        expect(typeof read.id).toBe('string')
        expect(typeof read.status).toBe('string')
        expect(read.people === null || Number.isFinite(read.people)).toBe(true)
        expect(read.start === null || /^\d{4}-\d\d-\d\d/.test(read.start)).toBe(true)
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
