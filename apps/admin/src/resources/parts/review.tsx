import { RecordLink } from '@potager/admin-kit'
import { listStarts } from '@potager/admin-kit/query'
import type { ConsoleReview } from '@potager/domain/console'
import { readableCode } from '@potager/domain/format'
import {
  reviewFieldLabels as labels,
  reviewMessages,
  reviewResourceLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { ReviewStatusChip } from '@potager/ui/review'
import { abbreviated } from './abbreviated.ts'

export const reviewCount = words.counts.reviews
export const reviewName = ({ author }: ConsoleReview) => author

export const reviewStatus = (row: ConsoleReview) => <ReviewStatusChip status={row.status} />
export const ratingOf = ({ rating }: ConsoleReview) => (rating === null ? reviewMessages.none : `${rating} / 5`)
const kindOf = ({ resourceType }: ConsoleReview) =>
  reviewResourceLabels[resourceType as keyof typeof reviewResourceLabels] ?? readableCode(resourceType)

/** Kind and name of the reviewed record; the name is missing once it is deleted. */
export const aboutOf = (row: ConsoleReview) => (row.resourceName ? `${kindOf(row)} · ${row.resourceName}` : kindOf(row))

/** The reviewed record; a deleted dish or restaurant has neither a name nor a page. */
export const about = (row: ConsoleReview) =>
  row.resourceName ? (
    <RecordLink list={row.resourceType === 'DISH' ? 'dishes' : 'restaurants'} id={row.resourceId}>
      {aboutOf(row)}
    </RecordLink>
  ) : (
    aboutOf(row)
  )

/** A review in three texts. */
export const reviewRows = {
  sort: listStarts.reviews.sort,
  count: reviewCount,
  primaryText: reviewName,
  secondaryText: (row: ConsoleReview) =>
    [row.objection && labels.contested, aboutOf(row), ratingOf(row), abbreviated(row.comment ?? '')]
      .filter(Boolean)
      .join(' · '),
  tertiaryText: reviewStatus,
}
