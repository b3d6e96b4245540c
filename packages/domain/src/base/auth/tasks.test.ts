import { describe, expect, it } from 'vitest'
import { contract, type Endpoint } from '../../contract/index.ts'
import { opensPage, resourceOfPage } from './task-pages.ts'
import { opensResource, readTasks, tasks, tasksFor, tasksForCall } from './tasks.ts'

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

describe('the pages outside the console', () => {
  it('are open to the tasks of their resource only [TSK-07]', () => {
    const opening = (path: string) => tasks.filter((task) => opensPage([task], path))
    expect(opening('/dashboard')).toEqual(['orders'])
    expect(opening('/event-requests')).toEqual(['bookings'])
    expect(opening('/chatbot/diseases')).toEqual(['chatbot'])
    expect(opening('/figures')).toEqual(['orders', 'bookings'])
    expect(opening('/messages')).toEqual(['orders', 'bookings', 'moderation', 'chatbot'])
  })

  it('are open to any task when they have no resource, and to an account with all tasks', () => {
    expect(resourceOfPage('/account')).toBeUndefined()
    expect(opensPage(['menu'], '/account')).toBe(true)
    expect(opensPage(null, '/dashboard')).toBe(true)
  })
})
