import { expect, it } from 'vitest'
import { bookingFigures, orderFigures } from './figures.fixtures.ts'
import { specs } from './specs.ts'

it('draws amounts in euros, the restaurants and rooms in order', () => {
  expect(specs.revenue(orderFigures)).toMatchObject({ kind: 'columns', sign: '€', unit: 'Chiffre d’affaires' })
  expect(specs.revenue(orderFigures).points[0]).toEqual({ label: '30/10', value: 94 })
  expect(specs.restaurants(orderFigures).points.map(({ label }) => label)).toEqual(['Le Verger', 'La Serre'])
  expect(specs.rooms(bookingFigures)).toMatchObject({
    sign: '%',
    points: [
      { label: 'Verrière', value: 62.5 },
      { label: 'Le Verger', value: 60 },
      { label: 'Mezzanine', value: 41 },
    ],
  })
})

it('stacks events on the reservations of a day', () => {
  const { parts, points } = specs.bookings(bookingFigures)
  expect(parts).toEqual(['Réservations', 'Événements'])
  expect(points[0]).toEqual({ label: '30/10', value: 2, marked: 1 })
})

it('draws ten dishes at most, with long names cut', () => {
  const [dish] = orderFigures.dishes.listed
  if (!dish) throw new Error('The fixture has no dish')
  const listed = Array.from({ length: 12 }, (_, index) => ({
    ...dish,
    name: `Un plat au nom vraiment très long ${index}`,
  }))
  const { points } = specs.dishes({ ...orderFigures, dishes: { distinct: 12, listed } })
  expect(points).toHaveLength(10)
  expect(points[0]?.label).toBe('Un plat au nom vraiment trè…')
})
