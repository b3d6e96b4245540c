import type { Review } from '@potager/domain/review'
import { expect, fn, within } from 'storybook/test'
import { now, resourceLink, waiting } from '../review.fixtures.ts'

export const moderationPage = (items: readonly Review[], total = items.length) => ({
  items,
  total,
  totalPages: Math.ceil(total / 10),
})
export const ids = (...indexes: number[]) => new Set(indexes.map((index) => waiting[index]?.id ?? ''))

/** Four of the twenty-three pending reviews, with nothing in progress. */
export const moderation = {
  reviews: moderationPage(waiting, 23),
  stats: { pending: 23, approved: 140, rejected: 15, oldPending: 7, totalProcessed: 155 },
  page: 0,
  author: null,
  now,
  busy: new Set<string>(),
  progress: null,
  problems: new Map<string, string>(),
  decidedHere: new Set<string>(),
  resourceOf: resourceLink,
  onPage: fn(),
  onAuthor: fn(),
  onApprove: fn(),
  onReject: fn(),
  onRefresh: fn(),
}

export const cards = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('article')
export const card = (canvasElement: HTMLElement, index: number) => within(cards(canvasElement)[index] as HTMLElement)
export const focusOn = (canvasElement: HTMLElement, index: number) => expect(cards(canvasElement)[index]).toHaveFocus()
