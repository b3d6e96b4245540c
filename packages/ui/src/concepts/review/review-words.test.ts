import { describe, expect, it } from 'vitest'
import { authorOf, receivedOf, resourceOf, reviewReference, visitOf } from './review-words.ts'

const NOW = Date.parse('2026-11-21T18:30:00Z')
const id = '0197a000-1111-2222-3333-444455556666'

describe('the words of a review', () => {
  it('name it, its author and what it is about by the beginnings of their ids', () => {
    expect(reviewReference({ id })).toBe('0197a000')
    expect(authorOf(id)).toBe('0197a000*****')
    expect(resourceOf({ resourceType: 'DISH', resourceId: id })).toMatch(/Plat.*0197a000/)
    expect(resourceOf({ resourceType: 'FOOD_TRUCK', resourceId: id })).toMatch(/FOOD TRUCK.*0197a000/)
  })

  it('tell when it came and how long it has waited, where that is known', () => {
    const received = receivedOf({ createdAt: NOW - 12 * 60_000 }, NOW)
    expect(received).toMatch(/21\/11\/2026.* · .*12 min/)
    expect(receivedOf({ createdAt: null }, NOW)).toMatch(/Date invalide$/)
  })

  it('tell the day of the visit, where it is known', () => {
    expect(visitOf({ experienceDate: '2026-11-20' })).toContain('20/11/2026')
    expect(visitOf({ experienceDate: '' })).toBeFalsy()
  })
})
