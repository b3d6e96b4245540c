import { describe, expect, it } from 'vitest'
import {
  eventRequestLocationOf,
  eventRequestPriceOf,
  eventRequestReference,
  eventTypeOf,
  waitOf,
} from './event-request-words.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.parse('2026-11-21T18:30:00Z')

describe('the words of an event request', () => {
  it('name it by the end of its id, its kind and its place', () => {
    expect(eventRequestReference({ id: '0197a000-0000-0000-0000-0000cafe1234' })).toBe('#cafe1234')
    expect(eventTypeOf({ type: 'ANNIVERSAIRE_ENFANT' })).toBe('Anniversaire enfant')
    expect(eventTypeOf({ type: 'WINE_TASTING' })).toBe('WINE TASTING')
    expect(eventRequestLocationOf({ roomName: 'Salle du Verger' })).toBe('Salle du Verger')
    expect(eventRequestLocationOf({})).toBe('Tout le restaurant')
  })

  it('give a price only when one was estimated, also for 0', () => {
    expect(eventRequestPriceOf({ estimatedPrice: 45_000 })).toBe('450,00\u00a0€\u00a0TTC')
    expect(eventRequestPriceOf({ estimatedPrice: 0 })).toBe('0,00\u00a0€\u00a0TTC')
    expect(eventRequestPriceOf({})).toBeUndefined()
  })

  it('give the waiting time of a pending request, and none of an answered one', () => {
    expect(waitOf({ status: 'PENDING', createdAt: NOW - 3 * DAY }, NOW)).toContain('3 jours')
    expect(waitOf({ status: 'CONFIRMED', createdAt: NOW - 3 * DAY }, NOW)).toBeUndefined()
  })
})
