import { describe, expect, it } from 'vitest'
import { eventRequestDraft } from '../event-request/event-request-draft.ts'
import { reservationDraft } from '../reservation/reservation-draft.ts'
import type { BookingDraft } from './booking-draft.ts'

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
    for (const text of [null, '', '{', '[]', '{"version":2,"draft":{}}', '{"version":1}'])
      expect(codec.parse(text)).toBeNull()
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
