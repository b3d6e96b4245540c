import { wholeReviewView } from '@potager/domain/review'
import { expect, it } from 'vitest'
import { changeModeration, type ModerationView, moderationAddress } from './moderationAddress.ts'

const everything: ModerationView = {
  view: { age: 'old', text: 'tiède', sort: 'lowest' },
  layout: 'compact',
  page: 2,
  author: 'u1',
}

it('keeps filters, layout, page and author in the address [REV-02] [REV-05] [REV-06] [REV-08]', () => {
  const written = moderationAddress.write(everything)
  expect(written.toString()).toBe('filtre=anciens&recherche=ti%C3%A8de&tri=note-basse&vue=compact&page=3&auteur=u1')
  expect(moderationAddress.read(written)).toEqual(everything)
})

it('the moderation address defaults to the first page of all reviews, also for invalid values [AMB-55]', () => {
  const plain = { view: wholeReviewView, layout: 'list', page: 0, author: null }
  expect(moderationAddress.read(new URLSearchParams())).toEqual(plain)
  expect(moderationAddress.read(new URLSearchParams('filtre=x&tri=y&vue=z&page=-3&auteur='))).toEqual(plain)
  expect(moderationAddress.write({ ...everything, ...moderationAddress.read(new URLSearchParams()) }).toString()).toBe(
    '',
  )
})

it('goes to the first page when a filter changes, not when the layout does [REV-11]', () => {
  const { view } = everything
  expect(changeModeration(everything, { view: { ...view, age: 'recent' } }).page).toBe(0)
  expect(changeModeration(everything, { author: null }).page).toBe(0)
  expect(changeModeration(everything, { layout: 'list' }).page).toBe(2)
  expect(changeModeration(everything, { page: 4 }).page).toBe(4)
})

it('the page in the moderation address is capped', () => {
  expect(moderationAddress.read(new URLSearchParams('page=99999999')).page).toBe(999_999)
})
