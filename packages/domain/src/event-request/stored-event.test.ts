import { expect, it } from 'vitest'
import { emptyEventDraft } from './event-draft.ts'
import { parseStoredEvent, serialiseEvent } from './stored-event.ts'

const stored = {
  draft: {
    ...emptyEventDraft(),
    customerId: 'c1',
    restaurantId: 'r1',
    roomId: 's1',
    type: 'CONFERENCE' as const,
    start: '2026-11-28T19:00:00',
    end: '2026-11-28T21:00:00',
    people: 30,
    title: 'Les semences paysannes ',
    description: 'Deux intervenants',
    phone: '06 39 98',
    specialRequests: 'Un micro',
  },
  customer: { id: 'c1', fullName: 'Anne Le Goff', email: 'anne@exemple.fr' },
}

it('comes back as it was', () => {
  expect(parseStoredEvent(serialiseEvent(stored))).toEqual(stored)
  const fresh = { draft: emptyEventDraft(), customer: null }
  expect(parseStoredEvent(serialiseEvent(fresh))).toEqual(fresh)
})

it('is nothing when absent, corrupt or of another version', () => {
  for (const text of [null, '', '{', '[]', '{"version":2,"draft":{}}', '{"version":1}']) {
    expect(parseStoredEvent(text)).toBeNull()
  }
})

it('leaves empty what it does not understand', () => {
  const text = JSON.stringify({ version: 1, draft: { type: 'MARIAGE', start: 'demain', people: 'trente' } })
  expect(parseStoredEvent(text)).toEqual({ draft: emptyEventDraft(), customer: null })
})
