import type { ConsoleReview } from '@potager/domain/console'
import { formatDate, formatInstant, readableCode } from '@potager/domain/format'
import {
  reviewMessages,
  reviewResourceLabels,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { moderateReview, reviewResources, reviewStatuses } from '@potager/domain/review'
import { ReviewStatusChip } from '@potager/ui/review'
import { listStarts } from '../../lists/list-starts.ts'
import { api } from '../../services.ts'
import { abbreviated } from '../abbreviated.ts'
import { listPage } from '../ConsoleList.tsx'
import type { Description } from '../description.ts'
import { stateOf } from '../history.ts'
import { RecordLink } from '../RecordLink.tsx'
import { recordPage } from '../RecordPage.tsx'
import { RefusalQuestion } from './RefusalQuestion.tsx'

const { columns, filters } = words
const status = (row: ConsoleReview) => <ReviewStatusChip status={row.status} />
const ratingOf = ({ rating }: ConsoleReview) => (rating === null ? reviewMessages.none : `${rating} / 5`)
const kindOf = ({ resourceType }: ConsoleReview) =>
  reviewResourceLabels[resourceType as keyof typeof reviewResourceLabels] ?? readableCode(resourceType)

/** What is reviewed, by its name where it still has one. */
const aboutOf = (row: ConsoleReview) => (row.resourceName ? `${kindOf(row)} · ${row.resourceName}` : kindOf(row))
/** A dish or a restaurant that is gone has neither a name nor a page. */
const about = (row: ConsoleReview) =>
  row.resourceName ? (
    <RecordLink list={row.resourceType === 'DISH' ? 'dishes' : 'restaurants'} id={row.resourceId}>
      {aboutOf(row)}
    </RecordLink>
  ) : (
    aboutOf(row)
  )

const description: Description<ConsoleReview> = {
  name: 'reviews',
  resource: 'reviews',
  call: 'browseReviews',
  audited: 'review',
  count: words.counts.reviews,
  ...listStarts.reviews,
  columns: [
    { source: 'author', label: columns.author, cell: ({ author }) => author },
    { source: 'rating', label: columns.rating, cell: ({ rating }) => rating, render: ratingOf, sortable: true },
    {
      source: 'comment',
      label: columns.comment,
      cell: ({ comment = '' }) => comment,
      render: ({ comment = '' }) => abbreviated(comment),
    },
    { source: 'resourceType', label: columns.about, cell: aboutOf },
    { source: 'createdAt', label: columns.createdAt, cell: (row) => formatInstant(row.createdAt), sortable: true },
    {
      source: 'status',
      label: texts.columns.status,
      cell: (row) => stateOf('review', row.status),
      render: status,
      sortable: true,
    },
    { source: 'reason', label: columns.reason, cell: ({ reason = '' }) => reason, hidden: true },
  ],
  filters: [
    { kind: 'text', source: 'q', label: texts.search },
    {
      kind: 'choice',
      source: 'status',
      label: texts.columns.status,
      options: [
        { value: '', label: filters.anyStatus },
        ...reviewStatuses.map((value) => ({ value, label: stateOf('review', value) })),
      ],
    },
    {
      kind: 'choice',
      source: 'rating',
      label: columns.rating,
      options: [
        { value: '', label: filters.anyRating },
        ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value} / 5` })),
      ],
    },
    {
      kind: 'choice',
      source: 'resourceType',
      label: columns.about,
      options: [
        { value: '', label: filters.anyType },
        ...reviewResources.map((value) => ({ value, label: reviewResourceLabels[value] })),
      ],
    },
  ],
  summary: {
    secondary: (row) => `${aboutOf(row)} · ${ratingOf(row)} · ${abbreviated(row.comment ?? '')}`,
    end: status,
  },
  nameOf: ({ author }) => author,
  statusOf: status,
  facts: (row) => [
    [columns.rating, ratingOf(row)],
    [columns.comment, row.comment],
    [columns.about, about(row)],
    [columns.experience, row.experienceDate ? formatDate(`${row.experienceDate}T00:00:00`) : undefined],
    [columns.createdAt, formatInstant(row.createdAt)],
    [columns.reason, row.reason],
  ],
  actions: [
    {
      verb: words.actions.approve,
      fits: (row) => row.status === 'PENDING',
      run: ({ id }) => api.send(moderateReview, { id, status: 'APPROVED' }),
    },
    {
      verb: words.actions.refuse,
      fits: (row) => row.status === 'PENDING',
      run: ({ id }, reason) => api.send(moderateReview, { id, status: 'REJECTED', ...(reason ? { reason } : {}) }),
      asks: true,
      Question: RefusalQuestion,
      destructive: true,
    },
  ],
  screenPath: paths.reviewModeration,
}

export const ListPage = listPage(description)
export const RecordPage = recordPage(description)
