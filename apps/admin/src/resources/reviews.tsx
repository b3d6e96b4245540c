import {
  choicesOf,
  DataTable,
  FunctionField,
  InstantField,
  List,
  SearchInput,
  SelectInput,
  SimpleShowLayout,
  TextField,
  type UpdateProps,
} from '@potager/admin-kit'
import { listStarts } from '@potager/admin-kit/query'
import { browseReviews, type ConsoleReview } from '@potager/domain/console'
import { formatDate } from '@potager/domain/format'
import {
  answerMessages,
  filterLabels,
  reviewFieldLabels as labels,
  reviewResourceLabels,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { reviewResources, reviewStatuses } from '@potager/domain/review'
import { StatusChip } from '@potager/ui/feedback'
import { ReviewOrigin } from '../app/origins.tsx'
import { EmptyList, ListActions } from '../console/ListActions.tsx'
import { Record } from '../console/Record.tsx'
import { supports } from '../services.ts'
import { AnswerReview } from './parts/AnswerReview.tsx'
import { abbreviated } from './parts/abbreviated.ts'
import { buttonsOf } from './parts/buttonsOf.tsx'
import { stateOf } from './parts/history.ts'
import { RefusalQuestion } from './parts/RefusalQuestion.tsx'
import { about, aboutOf, ratingOf, reviewCount, reviewName, reviewRows, reviewStatus } from './parts/review.tsx'

const { filters } = words

const options = { count: reviewCount }
const recordRepresentation = reviewName

const statusOf = ({ status }: ConsoleReview) => stateOf('review', status)
const contested = ({ objection }: ConsoleReview) => objection && <StatusChip tone="warning" label={labels.contested} />

/** What a moderator decides. */
const actions: readonly UpdateProps<ConsoleReview>[] = [
  { label: words.actions.approve, fits: (row) => row.status === 'PENDING', data: { status: 'APPROVED' } },
  {
    label: words.actions.refuse,
    fits: (row) => row.status === 'PENDING',
    data: { status: 'REJECTED' },
    asks: true,
    asksReason: true,
    Question: RefusalQuestion,
    destructive: true,
  },
]
const buttons = buttonsOf(actions)

const contestedOnly = [{ id: true, name: filters.contested }]
const ratings = ['1', '2', '3', '4', '5'].map((id) => ({ id, name: `${id} / 5` }))
const statuses = reviewStatuses.map((id) => ({ id, name: stateOf('review', id) }))

const shownFilters = () => (
  <>
    <SearchInput />
    {supports(browseReviews) && (
      <>
        <SelectInput source="status" label={labels.status} choices={statuses} emptyText={filterLabels.anyStatus} />
        <SelectInput
          source="contested"
          label={labels.objection}
          choices={contestedOnly}
          emptyText={filters.anyObjection}
        />
      </>
    )}
    <SelectInput source="rating" label={labels.rating} choices={ratings} emptyText={filters.anyRating} />
    <SelectInput
      source="resourceType"
      label={labels.about}
      choices={choicesOf(reviewResources, reviewResourceLabels)}
      emptyText={filterLabels.anyType}
    />
  </>
)

/** Reviews, refused with the question of the moderation page. */
function ReviewList() {
  return (
    <List
      {...listStarts.reviews}
      queryOptions={browseReviews.freshness}
      filters={shownFilters()}
      actions={<ListActions screenPath={paths.reviewModeration} />}
      empty={
        <EmptyList>
          <ReviewOrigin />
        </EmptyList>
      }
    >
      <DataTable bulkActionButtons={buttons} hiddenColumns={['reason']} phone={reviewRows}>
        <DataTable.Col source="author" label={labels.author} disableSort />
        <DataTable.Col<ConsoleReview>
          source="rating"
          label={labels.rating}
          value={({ rating }) => rating}
          render={ratingOf}
        />
        <DataTable.Col<ConsoleReview>
          source="comment"
          label={labels.comment}
          value={({ comment = '' }) => comment}
          render={({ comment = '' }) => abbreviated(comment)}
          disableSort
        />
        <DataTable.Col source="resourceType" label={labels.about} value={aboutOf} disableSort />
        <DataTable.InstantCol source="createdAt" label={labels.createdAt} />
        <DataTable.Col source="status" label={labels.status} value={statusOf} render={reviewStatus} />
        {supports(browseReviews) && (
          <>
            <DataTable.Col source="objection" label={labels.objection} render={contested} disableSort />
            <DataTable.Col source="reason" label={labels.reason} disableSort />
          </>
        )}
      </DataTable>
    </List>
  )
}

/** A review, decided and answered in public. */
function ReviewShow() {
  return (
    <Record
      audited="review"
      status={<FunctionField render={reviewStatus} />}
      actions={
        <>
          {buttons}
          <FunctionField render={(row: ConsoleReview) => <AnswerReview row={row} />} />
        </>
      }
    >
      <SimpleShowLayout>
        <FunctionField label={labels.rating} render={ratingOf} />
        <TextField source="comment" label={labels.comment} />
        <FunctionField label={labels.about} render={about} />
        <FunctionField
          label={labels.experience}
          render={({ experienceDate }: ConsoleReview) => experienceDate && formatDate(`${experienceDate}T00:00:00`)}
        />
        <InstantField source="createdAt" label={labels.createdAt} />
        <TextField source="reason" label={labels.reason} />
        <TextField source="refusedFor" label={labels.refusedFor} />
        <FunctionField label={labels.corrected} render={({ corrected }: ConsoleReview) => corrected && texts.yes} />
        <TextField source="objection" label={labels.objection} />
        <TextField source="answer" label={answerMessages.answer} />
        <InstantField source="answeredAt" label={answerMessages.answeredAt} />
      </SimpleShowLayout>
    </Record>
  )
}

export const resource = { list: ReviewList, show: ReviewShow, recordRepresentation, options }
