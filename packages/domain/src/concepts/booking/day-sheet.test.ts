import { expect, it } from 'vitest'
import { byRestaurant, listDayBookings, readDayBooking } from './day-sheet.calls.ts'

const booking = (id: string, restaurantId: string) =>
  readDayBooking({ id, restaurantId, restaurantName: `Chez ${restaurantId}`, numberOfPeople: 4 })

it('groups the bookings of a day by restaurant, in the order of the list [SHT-01]', () => {
  const rows = [booking('1', 'b'), booking('2', 'b'), booking('3', 'a')]
  expect(byRestaurant(rows).map(({ name, bookings }) => [name, bookings.map(({ id }) => id)])).toEqual([
    ['Chez b', ['1', '2']],
    ['Chez a', ['3']],
  ])
  expect(byRestaurant([])).toEqual([])
})

it('listDayBookings asks for one restaurant, or for all [SHT-02]', () => {
  expect(listDayBookings.request({ day: '2026-11-28', restaurantId: '' })).toEqual({ query: { date: '2026-11-28' } })
  expect(listDayBookings.request({ day: '2026-11-28', restaurantId: 'r' })).toEqual({
    query: { date: '2026-11-28', restaurantId: 'r' },
  })
})
