import { describe, expect, it } from 'vitest'
import { authorOf, receivedOf, resourceOf, reviewReference, visitOf } from './review-words.ts'

const NOW = Date.parse('2026-11-21T18:30:00Z')
const id = '0197a000-1111-2222-3333-444455556666'

describe('the words of a review', () => {
  it('name a review, its author and its subject by the beginnings of their ids', () => {
    expect(reviewReference({ id })).toBe('0197a000')
    expect(authorOf(id)).toBe('0197a000*****')
    expect(resourceOf({ resourceType: 'DISH', resourceId: id })).toMatch(/Plat.*0197a000/)
    expect(resourceOf({ resourceType: 'FOOD_TRUCK', resourceId: id })).toMatch(/FOOD TRUCK.*0197a000/)
  })

  it('give the date and how long the review has waited, or « Date invalide »', () => {
    const received = receivedOf({ createdAt: NOW - 12 * 60_000 }, NOW)
    expect(received).toMatch(/21\/11\/2026.* · .*12 min/)
    expect(receivedOf({ createdAt: null }, NOW)).toMatch(/Date invalide$/)
  })

  it('give the day of the visit when it is known', () => {
    expect(visitOf({ experienceDate: '2026-11-20' })).toContain('20/11/2026')
    expect(visitOf({ experienceDate: '' })).toBeFalsy()
  })
})
