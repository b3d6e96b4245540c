import { pageRange } from '@potager/domain/format'
import { moderationScreenMessages as words } from '@potager/domain/messages'
import { MODERATION_PAGE_SIZE, type Review } from '@potager/domain/review'
import { PageWindow } from '../../../components/list/index.ts'
import css from './ModerationScreen.module.css'
import type { WaitingPage } from './moderation-page.ts'

export type ModerationPagesProps = {
  reviews: WaitingPage
  shown: readonly Review[] | null
  page: number
  onPage: (page: number) => void
}

/** The range of reviews on this page, how many match the filters, and pagination. */
export function ModerationPages({ reviews, shown, page, onPage }: ModerationPagesProps) {
  const { from, to } = pageRange(page, MODERATION_PAGE_SIZE, reviews.total)
  const loaded = reviews.items.length
  const part = shown && shown.length < loaded ? ` · ${words.inView(shown.length, loaded)}` : ''
  return (
    <div className={css.pages}>
      <p>{`${words.range(from, to, reviews.total)}${part}`}</p>
      {reviews.totalPages > 1 && (
        <PageWindow label={words.pages} page={page} totalPages={reviews.totalPages} size={5} onChange={onPage} />
      )}
    </div>
  )
}
