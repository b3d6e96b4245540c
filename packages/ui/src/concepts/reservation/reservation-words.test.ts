import { describe, expect, it } from 'vitest'
import {
  dayOf,
  durationOf,
  hoursOf,
  locationOf,
  peopleOf,
  priceOf,
  referenceOf,
  shortDayOf,
  typeOf,
} from './reservation-words.ts'

const evening = { start: '2026-11-21T19:00:00', end: '2026-11-21T22:30:00' }

describe('the words of a reservation', () => {
  it('name it by the end of its id, what is reserved and where', () => {
    expect(referenceOf({ id: '0197a000-0000-0000-0000-0000cafe1234' })).toBe('#cafe1234')
    expect(typeOf({ type: 'MEETING_ROOM' })).toBe('Salle de réunion')
    expect(typeOf({ type: 'ROOF_TOP' })).toBe('ROOF TOP')
    expect(locationOf({ roomName: 'Salle du Verger' })).toBe('Salle du Verger')
    expect(locationOf({})).toBe('Tout le restaurant')
  })

  it('tell when, with the last day only when it is another one', () => {
    expect(dayOf(evening)).toBe('samedi 21 novembre 2026')
    expect(shortDayOf(evening)).toBe('21/11/2026')
    expect(hoursOf(evening)).toBe('19:00 – 22:30')
    expect(hoursOf({ ...evening, end: '2026-11-22T01:00:00' })).toBe('19:00 – 22/11/2026 01:00')
  })

  it('tell how long, how many and for how much', () => {
    expect(durationOf(evening)).toBe('210 minutes')
    expect(peopleOf({ people: 1 })).toBe('1 personne')
    expect(peopleOf({ people: 8 })).toBe('8 personnes')
    expect(priceOf({ totalPrice: 4500 })).toBe('45,00\u00a0€\u00a0TTC')
    expect(priceOf({ totalPrice: 0 })).toBe('0,00\u00a0€\u00a0TTC')
    expect(priceOf({})).toBeUndefined()
  })

  it('say of a time that could not be read that it could not', () => {
    expect(dayOf({ start: null })).toBe('Date invalide')
    expect(hoursOf({ start: null, end: evening.end })).toBe('--:-- – 22:30')
    expect(hoursOf({ start: evening.start, end: null })).toBe('19:00 – --:--')
    expect(durationOf({ ...evening, end: null })).toBe('--')
  })
})
