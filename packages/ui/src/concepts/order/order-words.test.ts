import { describe, expect, it } from 'vitest'
import { isFiltered, ofService } from './order-filters.ts'
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
} from './order-words.ts'

const NOW = Date.parse('2026-11-21T18:30:00Z')

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
