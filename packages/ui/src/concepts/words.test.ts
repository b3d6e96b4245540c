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
import { isFiltered, ofService } from './order/order-filters.ts'
import {
  allergensOf,
  allergensOfLine,
  customerOf,
  dayNumberOf,
  linesText,
  numberOf,
  orderService,
  shortAllergensOfLine,
  statusOf,
  whenOf,
} from './order/order-words.ts'
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

describe('the words of an order', () => {
  it('numbers an order by the last six characters of its id [ORD-18]', () => {
    expect(numberOf({ id: '00000000-0000-0000-0000-00000012ab34' })).toBe('12ab34')
    expect(numberOf({ id: '42' })).toBe('42')
  })

  it('says the number of the day where there is one [ORD-40]', () => {
    expect(dayNumberOf({ dayNumber: 12 })).toBe('n°\u00a012')
    expect(dayNumberOf({})).toBeUndefined()
  })

  it('joins all lines in one text, with their notes [WIZ-22]', () => {
    const line = { id: 'l', unitPrice: 850, total: 1700, allergens: [] }
    const lines = [
      { ...line, dishName: 'Velouté', quantity: 2 },
      { ...line, dishName: 'Tarte', quantity: 1, note: 'sans oignon' },
    ]
    expect(linesText({ lines }).replaceAll('\u00a0', ' ')).toBe('2 × Velouté, 1 × Tarte (sans oignon)')
  })

  it('names delivery and pickup, the customer or the guest [ORD-19]', () => {
    expect(orderService({ delivery: true })).toBe('Livraison')
    expect(orderService({ delivery: false })).toBe('À emporter')
    expect(customerOf({ customerName: '  ' })).toBe('Client de passage')
  })

  it('labels the six states and shows an unknown one as it came [ORD-22] [ORD-23] [ORD-24] [ORD-25] [ORD-26] [ORD-27]', () => {
    const states = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELED', 'ON_HOLD']
    expect(states.map(statusOf)).toEqual([
      'En attente',
      'Confirmée',
      'En préparation',
      'Prête',
      'Terminée',
      'Annulée',
      'ON HOLD',
    ])
  })

  it('gives the Paris time today, the day otherwise, and how long ago [GEN-02]', () => {
    expect(whenOf(NOW - 12 * 60_000, NOW)).toBe('19:18 · il y a 12 min')
    expect(whenOf(NOW - 26 * 3_600_000, NOW)).toBe('20/11 17:30 · il y a 1 j')
    expect(whenOf(NOW, NOW)).toBe('19:30 · à l’instant')
    expect(whenOf(null, NOW)).toBe('Date invalide')
  })

  it('says allergens of an order in the short words of kitchens, those of a line in full', () => {
    const line = {
      id: '1',
      dishName: 'Soupe',
      unitPrice: 1,
      quantity: 1,
      total: 1,
      allergens: ['GLUTEN', 'SULPHITES', 'NUTS'],
    }
    expect(allergensOf({ lines: [line] })).toBe('Gluten, Sulfites, Fruits à coque')
    expect(allergensOfLine(line)).toBe('Céréales contenant du gluten, Anhydride sulfureux et sulfites, Fruits à coque')
    expect(shortAllergensOfLine(line)).toBe('Gluten, Sulfites, Fruits à coque')
    expect(shortAllergensOfLine({ allergens: null })).toBe('Information non disponible')
  })

  it('shows a missing list of allergens as « no information », never as « none »', () => {
    expect(allergensOfLine({ allergens: null })).toBe('Information non disponible')
    expect(allergensOfLine({ allergens: [] })).toBe('Aucun allergène connu')
    const line = { id: '1', dishName: 'Soupe', unitPrice: 1, quantity: 1, total: 1 }
    expect(
      allergensOf({
        lines: [
          { ...line, allergens: ['MILK'] },
          { ...line, allergens: null },
        ],
      }),
    ).toBe('Information non disponible, Lait')
    expect(
      allergensOf({
        lines: [
          { ...line, allergens: ['MILK', 'X_Y'] },
          { ...line, allergens: ['MILK'] },
        ],
      }),
    ).toBe('Lait, X Y')
    expect(allergensOf({ lines: [] })).toBe('Information non disponible')
  })
})

const line = { id: '1', dishName: 'Soupe', unitPrice: 1, quantity: 1, total: 1, allergens: [] as string[] | null }

it('names the customer without the spaces around the name', () => {
  expect(customerOf({ customerName: ' Camille ' })).toBe('Camille')
})

it('names each allergen, unknown codes too, and tells « none » from « no information » for an order', () => {
  expect(allergensOfLine({ allergens: ['MILK', 'X_Y'] })).toBe('Lait, X Y')
  expect(allergensOf({ lines: [line, line] })).toBe('Aucun allergène connu')
  expect(allergensOf({ lines: [line, { ...line, allergens: null }] })).toBe('Information non disponible')
})

it('isFiltered is true with any filter', () => {
  expect(isFiltered({})).toBe(false)
  expect(isFiltered({ status: 'READY' })).toBe(true)
  expect(isFiltered({ service: 'pickup' })).toBe(true)
  expect(isFiltered({ day: '2026-11-21' })).toBe(true)
  expect(isFiltered({ restaurant: 'leaf' })).toBe(true)
})

it('ofService keeps the orders of the given service, or all without one', () => {
  const [carried, fetched] = [{ delivery: true }, { delivery: false }]
  expect(ofService([carried, fetched], 'delivery')).toEqual([carried])
  expect(ofService([carried, fetched], 'pickup')).toEqual([fetched])
  expect(ofService([carried, fetched])).toEqual([carried, fetched])
})
