import { expect, it } from 'vitest'
import { bookingFilters } from './booking-filters.ts'

it('bookings are searched by the words of their customer, and of their title where they have one', () => {
  const booking = { customerName: 'Ana Roux', restaurantId: 'r', customerId: 'c', status: 'PENDING', start: null }
  const found = (q: string, title?: string) => bookingFilters.q.passes?.({ ...booking, ...(title && { title }) }, q)
  expect([found('roux'), found('semences')]).toEqual([true, false])
  expect([found('roux', 'Les semences'), found('semences', 'Les semences')]).toEqual([true, true])
})
