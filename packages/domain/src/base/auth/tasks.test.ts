import { describe, expect, it } from 'vitest'
import { contract, type Endpoint } from '../../contract/index.ts'
import { opensResource, readTasks, type tasks, tasksFor, tasksForCall } from './tasks.ts'

const endpoints: Endpoint[] = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))

describe('the tasks of an account', () => {
  it('open every resource by default; unknown tasks are dropped', () => {
    for (const { call } of endpoints) expect(opensResource(null, call.resource)).toBe(true)
    expect(readTasks(undefined)).toBeNull()
    expect(readTasks(['orders', 'dancing', 3])).toEqual(['orders'])
  })

  it('open their own resources only; customers go with orders and with bookings [TSK-01]', () => {
    const opened = (task: (typeof tasks)[number]) =>
      [...new Set(endpoints.map(({ call }) => call.resource))].filter((resource) => tasksFor(resource)?.includes(task))
    expect(opened('orders').toSorted()).toEqual(['customers', 'messages', 'order-figures', 'orders'])
    expect(opened('bookings').toSorted()).toEqual([
      'booking-figures',
      'calendar',
      'customers',
      'event-requests',
      'messages',
      'requests',
      'reservations',
      'space',
    ])
    expect(opened('menu')).toEqual(['dishes', 'restaurant-menus'])
    expect(opened('moderation').toSorted()).toEqual(['messages', 'notices', 'reviews'])
    expect(opensResource(['bookings'], 'customers')).toBe(true)
    expect(opensResource(['menu'], 'customers')).toBe(false)
    expect(opensResource(['menu'], 'account')).toBe(true)
  })

  it('never close a public call, nor createReview', () => {
    const closing = endpoints.filter(({ call }) => tasksForCall(call)).map(({ call }) => call.name)
    expect(closing).toContain('moderateReview')
    expect(closing).not.toContain('createReview')
    expect(endpoints.filter(({ call }) => call.access === 'public' && tasksForCall(call))).toEqual([])
  })
})
