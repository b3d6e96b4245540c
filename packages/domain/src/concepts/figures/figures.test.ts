import { describe, expect, it } from 'vitest'
import { NotAnswered } from '../../base/wire/index.ts'
import {
  bookingsTable,
  daysNamed,
  dishesTable,
  getBookingFigures,
  getOrderFigures,
  hoursTable,
  problemOfDays,
  restaurantsTable,
  revenueTable,
  roomsTable,
  serviceAt,
  servicesTable,
} from './index.ts'

const week = { from: '2026-11-16', to: '2026-11-22' }
const previous = { from: '2026-11-09', to: '2026-11-15' }
const sums = { orders: 3, revenue: 45.5, previousOrders: 2, previousRevenue: 30 }
const orderFigures = (changes: object = {}) =>
  getOrderFigures.response(
    {
      since: '2026-11-01',
      period: { ...week, orders: 3, revenue: 45.5 },
      previous: { ...previous, orders: 2, revenue: 30 },
      days: [
        { day: '2026-11-16', orders: 1, revenue: 15.5 },
        { day: '2026-11-17', orders: 2, revenue: 30 },
      ],
      hours: [
        { weekday: 0, hour: 11, orders: 1, revenue: 15.5 },
        { weekday: 1, hour: 13, orders: 2, revenue: 30 },
      ],
      services: { LUNCH: sums },
      restaurants: [
        { id: 'a', name: 'Le Verger', ...sums, revenue: 10 },
        { id: 'b', name: 'La Serre', ...sums },
      ],
      dishes: {
        distinct: 1,
        listed: [{ id: 'd', name: 'Tarte', portions: 4, revenue: 45.5, previousPortions: 1, previousRevenue: 9.9 }],
      },
      ...changes,
    },
    week,
  )

describe('tables of order figures [FIG-01]', () => {
  it('tell amounts in euros, by day', () => {
    const { columns, rows, sample, note } = revenueTable(orderFigures())
    expect(columns).toEqual(['Du', 'Au', 'Commandes', 'Chiffre d’affaires (€)'])
    expect(rows).toEqual([
      ['16/11/2026', '16/11/2026', 1, 15.5],
      ['17/11/2026', '17/11/2026', 2, 30],
    ])
    expect([sample, note]).toEqual([3, 'n = 3 commandes'])
  })

  it('tell more than ninety days by week', () => {
    const long = { from: '2026-09-01', to: '2026-11-30', orders: 3, revenue: 45.5 }
    const { title, rows } = revenueTable(orderFigures({ period: long }))
    expect(title).toBe('Chiffre d’affaires par semaine')
    expect(rows).toEqual([['16/11/2026', '22/11/2026', 3, 45.5]])
  })

  it('tell each weekday by the hours between the first and the last order', () => {
    const { columns, rows } = hoursTable(orderFigures())
    expect(columns).toEqual(['Jour', '11\u00a0h', '12\u00a0h', '13\u00a0h'])
    expect(rows.slice(0, 3)).toEqual([
      ['Lundi', 1, 0, 0],
      ['Mardi', 0, 0, 2],
      ['Mercredi', 0, 0, 0],
    ])
    expect(hoursTable(orderFigures({ hours: [] })).columns).toEqual(['Jour'])
  })

  it('show the previous period, and leave it empty when data does not cover it [FIG-04]', () => {
    expect(servicesTable(orderFigures()).rows).toEqual([
      ['Midi', 3, 45.5, 2, 30],
      ['Soir', 0, 0, 0, 0],
    ])
    expect(restaurantsTable(orderFigures()).rows).toEqual([
      ['La Serre', 3, 45.5, 2, 30],
      ['Le Verger', 3, 10, 2, 30],
    ])
    expect(dishesTable(orderFigures()).rows).toEqual([['Tarte', 4, 45.5, 1, 9.9]])
    expect(dishesTable(orderFigures({ since: '2026-11-10' })).rows).toEqual([['Tarte', 4, 45.5, null, null]])
  })
})

describe('tables of booking figures [FIG-07]', () => {
  const figures = getBookingFigures.response(
    {
      since: '2026-11-01',
      period: { ...week, bookings: 4, guests: 30 },
      previous,
      days: [{ day: '2026-11-16', reservations: 3, events: 1, guests: 30 }],
      rooms: [
        {
          restaurantId: 'a',
          restaurant: 'Le Verger',
          room: 'Verrière',
          bookings: 3,
          minutes: 290,
          guests: 20,
          seats: 60,
        },
        { restaurantId: 'a', restaurant: 'Le Verger', room: null, bookings: 1, minutes: 60, guests: 10, seats: 0 },
      ],
    },
    week,
  )

  it('show bookings by day, and hours, people and share of seats by room', () => {
    expect(bookingsTable(figures).rows).toEqual([['16/11/2026', '16/11/2026', 3, 1, 30]])
    expect(roomsTable(figures).rows).toEqual([
      ['Verrière', 'Le Verger', 3, 4.8, 20, 60, 33.3],
      ['Restaurant entier', 'Le Verger', 1, 1, 10, 0, null],
    ])
  })
})

describe('the period of figures', () => {
  it.each([
    ['week', '2026-11-22', '2026-11-28'],
    ['month', '2026-10-30', '2026-11-28'],
    ['this-month', '2026-11-01', '2026-11-28'],
    ['last-week', '2026-11-16', '2026-11-22'],
    ['last-month', '2026-10-01', '2026-10-31'],
  ] as const)('named %s is from %s to %s', (name, from, to) => {
    expect(daysNamed(name, '2026-11-28')).toEqual({ from, to })
  })

  it.each([
    ['2026-11-29', '2026-11-16', '2026-11-22'],
    ['2026-11-30', '2026-11-23', '2026-11-29'],
  ])('named last week is, on %s, from Monday %s to Sunday %s', (today, from, to) => {
    expect(daysNamed('last-week', today)).toEqual({ from, to })
  })

  it('chosen by its days must not end before it starts, and has at most 366 days', () => {
    expect(problemOfDays({ from: '2026-01-01', to: '2026-12-31' })).toBeNull()
    expect(problemOfDays({ from: '2026-01-01' })).toBeNull()
    expect(problemOfDays({ from: '2026-01-02', to: '2026-01-01' })).toBe('La fin précède le début')
    expect(problemOfDays({ from: '2025-01-01', to: '2026-12-31' })).toBe('La période compte au plus 366\u00a0jours')
  })
})

const period = { from: '2026-11-01', to: '2026-11-07' }
const query = { ...period }

it('reading order figures gives amounts in cents, and 0 or empty for missing figures', () => {
  const read = getOrderFigures.response(
    {
      since: '2026-10-01',
      period: { ...period, orders: 2, revenue: 25.5 },
      days: [{ day: '2026-11-01', orders: 2, revenue: '25.5' }],
      services: { LUNCH: { orders: 2, revenue: 25.5, previousRevenue: 1.1 } },
    },
    query,
  )
  expect(read).toMatchObject({
    since: '2026-10-01',
    period: { ...period, orders: 2, revenue: 2550 },
    previous: { orders: 0, revenue: 0 },
    days: [{ day: '2026-11-01', orders: 2, revenue: 2550 }],
    hours: [],
    services: {
      LUNCH: { orders: 2, revenue: 2550, previousRevenue: 110 },
      DINNER: { orders: 0, revenue: 0, previousRevenue: 0 },
    },
    dishes: { distinct: 0, listed: [] },
  })
})

it.each(['<html>', null, [], {}, { period: 'November' }])('reading figures refuses the answer %j', (body) => {
  expect(() => getOrderFigures.response(body, query)).toThrow(NotAnswered)
  expect(() => getBookingFigures.response(body, query)).toThrow(NotAnswered)
})

it('serviceAt counts the hours after midnight as the evening service', () => {
  const hours = [0, 4, 5, 11, 15, 16, 23]
  expect(hours.map(serviceAt)).toEqual(['DINNER', 'DINNER', 'LUNCH', 'LUNCH', 'LUNCH', 'DINNER', 'DINNER'])
})
