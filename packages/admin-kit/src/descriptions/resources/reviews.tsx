import { browseReviews, type ConsoleReview } from '@potager/domain/console'
import { formatDate, formatInstant, readableCode } from '@potager/domain/format'
import {
  answerMessages,
  emptyListMessages,
  filterLabels,
  reviewFieldLabels,
  reviewMessages,
  reviewResourceLabels,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { reviewResources, reviewStatuses } from '@potager/domain/review'
import { StatusChip } from '@potager/ui/feedback'
import { ReviewStatusChip } from '@potager/ui/review'
import { listStarts } from '../../query/list-starts.ts'
import { abbreviated } from '../abbreviated.ts'
import type { Description } from '../description.ts'
import { stateOf } from '../history.ts'
import { RecordLink } from '../RecordLink.tsx'

const { filters } = words
const status = (row: ConsoleReview) => <ReviewStatusChip status={row.status} />
const contested = ({ objection }: ConsoleReview) =>
  objection ? <StatusChip tone="warning" label={reviewFieldLabels.contested} /> : null
const ratingOf = ({ rating }: ConsoleReview) => (rating === null ? reviewMessages.none : `${rating} / 5`)
const kindOf = ({ resourceType }: ConsoleReview) =>
  reviewResourceLabels[resourceType as keyof typeof reviewResourceLabels] ?? readableCode(resourceType)

/** Kind and name of the reviewed record; the name is missing once it is deleted. */
const aboutOf = (row: ConsoleReview) => (row.resourceName ? `${kindOf(row)} · ${row.resourceName}` : kindOf(row))
/** A deleted dish or restaurant has neither a name nor a page. */
const about = (row: ConsoleReview) =>
  row.resourceName ? (
    <RecordLink list={row.resourceType === 'DISH' ? 'dishes' : 'restaurants'} id={row.resourceId}>
      {aboutOf(row)}
    </RecordLink>
  ) : (
    aboutOf(row)
  )

export const description: Description<ConsoleReview> = {
  name: 'reviews',
  call: browseReviews,
  audited: 'review',
  count: words.counts.reviews,
  empty: emptyListMessages.reviews,
  ...listStarts.reviews,
  columns: [
    { source: 'author', label: reviewFieldLabels.author, cell: ({ author }) => author },
    {
      source: 'rating',
      label: reviewFieldLabels.rating,
      cell: ({ rating }) => rating,
      render: ratingOf,
      sortable: true,
    },
    {
      source: 'comment',
      label: reviewFieldLabels.comment,
      cell: ({ comment = '' }) => comment,
      render: ({ comment = '' }) => abbreviated(comment),
    },
    { source: 'resourceType', label: reviewFieldLabels.about, cell: aboutOf },
    {
      source: 'createdAt',
      label: reviewFieldLabels.createdAt,
      cell: (row) => formatInstant(row.createdAt),
      sortable: true,
      unbroken: true,
    },
    {
      source: 'status',
      label: reviewFieldLabels.status,
      cell: (row) => stateOf('review', row.status),
      render: status,
      sortable: true,
    },
    {
      source: 'objection',
      label: reviewFieldLabels.objection,
      cell: ({ objection = '' }) => objection,
      render: contested,
      needs: browseReviews,
    },
    {
      source: 'reason',
      label: reviewFieldLabels.reason,
      cell: ({ reason = '' }) => reason,
      hidden: true,
      needs: browseReviews,
    },
  ],
  filters: [
    { kind: 'text', source: 'q', label: texts.search },
    {
      kind: 'choice',
      source: 'status',
      label: reviewFieldLabels.status,
      needs: browseReviews,
      options: [
        { value: '', label: filterLabels.anyStatus },
        ...reviewStatuses.map((value) => ({ value, label: stateOf('review', value) })),
      ],
    },
    {
      kind: 'choice',
      source: 'contested',
      label: reviewFieldLabels.objection,
      needs: browseReviews,
      options: [
        { value: '', label: filters.anyObjection },
        { value: 'true', label: filters.contested },
      ],
    },
    {
      kind: 'choice',
      source: 'rating',
      label: reviewFieldLabels.rating,
      options: [
        { value: '', label: filters.anyRating },
        ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value} / 5` })),
      ],
    },
    {
      kind: 'choice',
      source: 'resourceType',
      label: reviewFieldLabels.about,
      options: [
        { value: '', label: filterLabels.anyType },
        ...reviewResources.map((value) => ({ value, label: reviewResourceLabels[value] })),
      ],
    },
  ],
  summary: {
    secondary: (row) =>
      [row.objection && reviewFieldLabels.contested, aboutOf(row), ratingOf(row), abbreviated(row.comment ?? '')]
        .filter(Boolean)
        .join(' · '),
    end: status,
  },
  nameOf: ({ author }) => author,
  statusOf: status,
  facts: (row) => [
    [reviewFieldLabels.rating, ratingOf(row)],
    [reviewFieldLabels.comment, row.comment],
    [reviewFieldLabels.about, about(row)],
    [reviewFieldLabels.experience, row.experienceDate ? formatDate(`${row.experienceDate}T00:00:00`) : undefined],
    [reviewFieldLabels.createdAt, formatInstant(row.createdAt)],
    [reviewFieldLabels.reason, row.reason],
    [reviewFieldLabels.refusedFor, row.refusedFor],
    [reviewFieldLabels.corrected, row.corrected && texts.yes],
    [reviewFieldLabels.objection, row.objection],
    [answerMessages.answer, row.answer],
    [answerMessages.answeredAt, row.answeredAt === undefined ? undefined : formatInstant(row.answeredAt)],
  ],
  actions: [
    {
      verb: words.actions.approve,
      fits: (row) => row.status === 'PENDING',
      changes: 'status',
      to: () => ({ status: 'APPROVED' }),
    },
    {
      verb: words.actions.refuse,
      fits: (row) => row.status === 'PENDING',
      changes: 'status',
      to: (reason) => ({ status: 'REJECTED', reason }),
      asks: true,
      asksReason: true,
      destructive: true,
    },
  ],
  screenPath: paths.reviewModeration,
}
