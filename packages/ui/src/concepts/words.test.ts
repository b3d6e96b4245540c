import { describe, expect, it } from 'vitest'
import { dayOf, durationOf, hoursOf, peopleOf, shortDayOf } from './booking/booking-words.tsx'
import { allergenText } from './dish/allergen/index.ts'
import { categoryLabel } from './dish/category-label.ts'
import {
  eventRequestLocationOf,
  eventRequestPriceOf,
  eventRequestReference,
  eventTypeOf,
  waitOf,
} from './event-request/event-request-words.ts'
import { locationOf, priceOf, referenceOf, typeOf } from './reservation/reservation-words.ts'
import { authorOf, receivedOf, resourceOf, reviewReference, visitOf } from './review/review-words.ts'

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

describe('the words of a reservation', () => {
  it('name it by the end of its id, what is reserved and where', () => {
    expect(referenceOf({ id: '0197a000-0000-0000-0000-0000cafe1234' })).toBe('#cafe1234')
    expect(typeOf({ type: 'MEETING_ROOM' })).toBe('Salle de réunion')
    expect(typeOf({ type: 'ROOF_TOP' })).toBe('ROOF TOP')
    expect(locationOf({ roomName: 'Salle du Verger' })).toBe('Salle du Verger')
    expect(locationOf({})).toBe('Tout le restaurant')
  })

  it('give the price when there is one', () => {
    expect(priceOf({ totalPrice: 4500 })).toBe('45,00\u00a0€\u00a0TTC')
    expect(priceOf({ totalPrice: 0 })).toBe('0,00\u00a0€\u00a0TTC')
    expect(priceOf({})).toBeUndefined()
  })
})

const id = '0197a000-1111-2222-3333-444455556666'

describe('the words of a review', () => {
  it('name a review, its author and its subject by the beginnings of their ids', () => {
    expect(reviewReference({ id })).toBe('0197a000')
    expect(authorOf(id)).toBe('0197a000*****')
    expect(resourceOf({ resourceType: 'DISH', resourceId: id })).toMatch(/Plat.*0197a000/)
    expect(resourceOf({ resourceType: 'FOOD_TRUCK', resourceId: id })).toMatch(/FOOD TRUCK.*0197a000/)
  })

  it('give the date and how long the review has waited, or « Date invalide »', () => {
    const received = receivedOf({ createdAt: NOW - 12 * 60_000 }, NOW)
    expect(received).toMatch(/21\/11\/2026.* · .*12 min/)
    expect(receivedOf({ createdAt: null }, NOW)).toMatch(/Date invalide$/)
  })

  it('give the day of the visit when it is known', () => {
    expect(visitOf({ experienceDate: '2026-11-20' })).toContain('20/11/2026')
    expect(visitOf({ experienceDate: '' })).toBeFalsy()
  })
})

it('names a category, and shows an unknown code in readable form', () => {
  expect(categoryLabel('BOISSON')).toBe('Boissons')
  expect(categoryLabel('PETIT_DEJEUNER')).toBe('PETIT DEJEUNER')
  expect(categoryLabel('toString')).toBe('toString')
})

describe('allergens in words', () => {
  it('tell « no information » from « none », and use official names', () => {
    expect(allergenText(null)).toBe('Information non disponible')
    expect(allergenText([])).toBe('Aucun allergène connu')
    expect(allergenText(['GLUTEN', 'X_Y'])).toBe('Céréales contenant du gluten, X Y')
  })
})
