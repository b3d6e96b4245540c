import { expect, it } from 'vitest'
import { emptyReservationDraft } from './reservation-draft.ts'
import { parseStoredReservation, serialiseReservation } from './stored-reservation.ts'

const stored = {
  draft: {
    ...emptyReservationDraft(),
    customerId: 'c1',
    restaurantId: 'r1',
    start: '2026-11-28T19:00:00',
    end: '2026-11-28T21:00:00',
    people: 8,
    notes: 'Côté jardin',
  },
  customer: { id: 'c1', fullName: 'Anne Le Goff', email: 'anne@exemple.fr' },
}

it('comes back as it was', () => {
  expect(parseStoredReservation(serialiseReservation(stored))).toEqual(stored)
  const room = { ...stored, draft: { ...stored.draft, type: 'MEETING_ROOM' as const } }
  expect(parseStoredReservation(serialiseReservation(room))).toEqual(room)
  const fresh = { draft: emptyReservationDraft(), customer: null }
  expect(parseStoredReservation(serialiseReservation(fresh))).toEqual(fresh)
})

it('is nothing when absent, corrupt or of another version', () => {
  for (const text of [null, '', '{', '[]', '{"version":2,"draft":{}}', '{"version":1}']) {
    expect(parseStoredReservation(text)).toBeNull()
  }
})

it('leaves empty what it does not understand', () => {
  const text = JSON.stringify({ version: 1, draft: { type: 'TERRASSE', start: 'hier', people: 'huit' } })
  expect(parseStoredReservation(text)).toEqual({ draft: emptyReservationDraft(), customer: null })
})
