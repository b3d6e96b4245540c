import { describe, expect, it } from 'vitest'
import { dayOf, durationOf, hoursOf, peopleOf, shortDayOf } from './booking-words.ts'

const evening = { start: '2026-11-21T19:00:00', end: '2026-11-21T22:30:00' }

describe('the words of a booking', () => {
  it('give the day and the hours, with the last day only when it is another one', () => {
    expect(dayOf(evening)).toBe('samedi 21 novembre 2026')
    expect(shortDayOf(evening)).toBe('21/11/2026')
    expect(hoursOf(evening)).toBe('19:00 – 22:30')
    expect(hoursOf({ ...evening, end: '2026-11-22T01:00:00' })).toBe('19:00 – 22/11/2026 01:00')
  })

  it('give the duration and the number of people', () => {
    expect(durationOf(evening)).toBe('210 minutes')
    expect(peopleOf({ people: 1 })).toBe('1 personne')
    expect(peopleOf({ people: 8 })).toBe('8 personnes')
  })

  it('show an unreadable time as « Date invalide », « --:-- » or « -- »', () => {
    expect(dayOf({ start: null })).toBe('Date invalide')
    expect(hoursOf({ start: null, end: evening.end })).toBe('--:-- – 22:30')
    expect(hoursOf({ start: evening.start, end: null })).toBe('19:00 – --:--')
    expect(durationOf({ ...evening, end: null })).toBe('--')
  })
})
