import { tasks } from '@potager/domain/auth'
import { consoleNames, paths } from '@potager/domain/paths'
import { describe, expect, it } from 'vitest'
import { titleOf } from '../../app/titles.ts'
import { narrowingOf, resourceOf } from './taskPages.ts'

describe('the pages of tasks', () => {
  it('belong to a resource, except account, console and restaurant creation', () => {
    const records = consoleNames.map((name) => paths.consoleRecord(name, '42'))
    const unclassified = [...Object.keys(titleOf), ...records].filter((path) => resourceOf(path) === undefined)
    expect(unclassified.toSorted()).toEqual([paths.account, paths.console, paths.createRestaurant])
  })

  it('are all open to an account with all tasks', () => {
    expect(narrowingOf(undefined)).toBeNull()
    expect(narrowingOf(null)).toBeNull()
  })

  it('are closed if only another task opens them, whatever the form of the address [TSK-07]', () => {
    const bookings = narrowingOf(['bookings'])
    for (const path of [
      '/dashboard',
      '/orders?page=2',
      '/console/orders',
      '/console/orders/:id',
      '/console/orders/12',
    ]) {
      expect([path, bookings?.closing(path)]).toEqual([path, ['orders']])
    }
    for (const path of ['/manage-reservations', '/console/customers/12', '/restaurants', '/account', '/console']) {
      expect([path, bookings?.closing(path)]).toEqual([path, null])
    }
    expect(narrowingOf(['menu'])?.closing('/console/customers')).toEqual(['orders', 'bookings'])
  })

  it.each(tasks)('include the page on which the task %s begins', (task) => {
    const narrowing = narrowingOf([task])
    expect(narrowing?.closing(narrowing.beginning)).toBeNull()
  })
})
