import { describe, expect, it } from 'vitest'
import { opensPage, resourceOfPage } from './task-pages.ts'
import { tasks } from './tasks.ts'

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
