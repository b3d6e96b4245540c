import {
  DataTable,
  DateField,
  FunctionField,
  InstantField,
  SearchInput,
  SelectInput,
  SimpleShowLayout,
  TextField,
} from '@potager/admin-kit'
import { stateOf } from '@potager/domain/audit'
import { browseReviews, type ConsoleReview } from '@potager/domain/console'
import {
  answerMessages,
  filterLabels,
  reviewFieldLabels as labels,
  reviewResourceLabels as resourceLabels,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { reviewStatuses } from '@potager/domain/review'
import { StatusChip } from '@potager/ui/list'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { Record } from '../console/Record.tsx'
import { ReviewOrigin } from '../platform/navigation/origins.tsx'
import { supports } from '../platform/services.ts'
import { abbreviated } from './parts/abbreviated.ts'
import { buttonsOf } from './parts/mentions.tsx'
import { about, aboutOf, ratingOf, reviewCount, reviewName, reviewRows, reviewStatus } from './parts/review.tsx'
import { AnswerReview, reviewActions } from './parts/reviewActions.tsx'

const { filters } = words

const options = { count: reviewCount }
const recordRepresentation = reviewName

const statusOf = ({ status }: ConsoleReview) => stateOf('review', status)
const answering = (row: ConsoleReview) => <AnswerReview row={row} />
const commentOf = ({ comment = '' }: ConsoleReview) => abbreviated(comment)
const contested = ({ objection }: ConsoleReview) => objection && <StatusChip tone="warning" label={labels.contested} />

const buttons = buttonsOf(reviewActions)

const ratings = [1, 2, 3, 4, 5].map((id) => ({ id, name: `${id} / 5` }))
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
          choices={{ true: filters.contested }}
          emptyText={filters.anyObjection}
        />
      </>
    )}
    <SelectInput source="rating" label={labels.rating} choices={ratings} emptyText={filters.anyRating} />
    <SelectInput source="resourceType" label={labels.about} choices={resourceLabels} emptyText={filterLabels.anyType} />
  </>
)

/** Reviews, refused with the question of the moderation page. */
function ReviewList() {
  return (
    <ConsoleList
      queryOptions={browseReviews.freshness}
      filters={shownFilters()}
      screenPath={paths.reviewModeration}
      origin={<ReviewOrigin />}
    >
      <DataTable bulkActionButtons={buttons} hiddenColumns={['reason']} phone={reviewRows}>
        <DataTable.Col source="author" label={labels.author} disableSort />
        <DataTable.Col source="rating" label={labels.rating} render={ratingOf} />
        <DataTable.Col source="comment" label={labels.comment} render={commentOf} disableSort />
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
    </ConsoleList>
  )
}

/** A review, decided and answered in public. */
function ReviewShow() {
  return (
    <Record
      audited="review"
      status={<FunctionField render={reviewStatus} />}
      actions={[...buttons, <FunctionField key="answer" render={answering} />]}
    >
      <SimpleShowLayout>
        <FunctionField label={labels.rating} render={ratingOf} />
        <TextField source="comment" label={labels.comment} />
        <FunctionField label={labels.about} render={about} />
        <DateField source="experienceDate" label={labels.experience} />
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
