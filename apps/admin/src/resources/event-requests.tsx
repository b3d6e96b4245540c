import {
  choicesOf,
  DataTable,
  FunctionField,
  List,
  ReferenceManyField,
  SelectInput,
  SimpleShowLayout,
  TextField,
} from '@potager/admin-kit'
import { fewAtATime, orSpecified } from '@potager/admin-kit/data'
import { listStarts } from '@potager/admin-kit/query'
import { listCompetingBookings } from '@potager/domain/booking'
import { browseEventRequests } from '@potager/domain/console'
import { type EventRequest, eventTypes } from '@potager/domain/event-request'
import { formatInstant } from '@potager/domain/format'
import {
  bookingOrigin,
  eventRequestScreenMessages,
  eventTypeLabels,
  filterLabels,
  formatMessages,
  eventRequestFieldLabels as labels,
  managedEventRequestStatusLabels as statusLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { CompetingList, eventRequestLocationOf, eventRequestPriceOf, eventTypeOf } from '@potager/ui/event-request'
import { hoursOf, shortDayOf } from '@potager/ui/reservation'
import { EmptyList, ListActions } from '../console/ListActions.tsx'
import { Record } from '../console/Record.tsx'
import { api, supports } from '../services.ts'
import { bookingActions, bookingFilters, standingColumns } from './parts/bookings.tsx'
import { buttonsOf } from './parts/buttonsOf.tsx'
import { customerOf } from './parts/customerOf.tsx'
import { eventRequestCount, eventRequestName, eventRequestRows, eventRequestStatus } from './parts/event-request.tsx'
import { stateOf } from './parts/history.ts'
import { orderRows } from './parts/order.tsx'
import { restaurantOf } from './parts/restaurantOf.tsx'

const { competing } = eventRequestScreenMessages

const options = { count: eventRequestCount }
const recordRepresentation = eventRequestName

/** Competing bookings for the space to be confirmed, where the backend knows them: confirming shuts them out. */
async function concerns(requests: readonly EventRequest[]) {
  const read = () => fewAtATime(requests, ({ id }) => api.send(listCompetingBookings, id))
  const competitors = await orSpecified(supports, listCompetingBookings, read, async () => [])
  const others = [...new Map(competitors.flat().map((booking) => [booking.id, booking])).values()]
  return others.length > 0 ? (
    <>
      <p>{others.some(({ holdsSpace }) => holdsSpace) ? competing.takenHint : competing.confirmWarning}</p>
      <CompetingList bookings={others} />
    </>
  ) : null
}

const buttons = buttonsOf(bookingActions<EventRequest>({ concerns }))

const filters = (
  <>
    {bookingFilters(statusLabels)}
    <SelectInput
      source="type"
      label={labels.type}
      choices={choicesOf(eventTypes, eventTypeLabels)}
      emptyText={filterLabels.anyType}
    />
  </>
)

/** Event requests; a confirmation tells whom it shuts out. */
function EventRequestList() {
  return (
    <List
      {...listStarts['event-requests']}
      queryOptions={browseEventRequests.freshness}
      filters={filters}
      actions={<ListActions screenPath={paths.manageEventRequests} />}
      empty={<EmptyList />}
    >
      <DataTable bulkActionButtons={buttons} hiddenColumns={['hours', 'createdAt']} phone={eventRequestRows}>
        <DataTable.Col source="title" label={labels.title} disableSort />
        <DataTable.Col source="type" label={labels.type} value={eventTypeOf} disableSort />
        <DataTable.Col source="customerName" label={labels.customer} disableSort />
        <DataTable.Col source="start" label={labels.day} value={shortDayOf} />
        <DataTable.Col source="hours" label={labels.hours} value={hoursOf} disableSort />
        <DataTable.Col source="restaurantName" label={labels.restaurant} disableSort />
        {standingColumns(labels.createdAt, (row) => stateOf('event-request', row.status), eventRequestStatus)}
      </DataTable>
    </List>
  )
}

function EventRequestShow() {
  return (
    <Record audited="event-request" status={<FunctionField render={eventRequestStatus} />} actions={buttons}>
      <SimpleShowLayout>
        <FunctionField label={labels.type} render={eventTypeOf} />
        <FunctionField label={labels.customer} render={customerOf} />
        <TextField source="phone" label={labels.phone} />
        <FunctionField label={labels.restaurant} render={restaurantOf} />
        <FunctionField label={labels.location} render={eventRequestLocationOf} />
        <FunctionField label={labels.day} render={shortDayOf} />
        <FunctionField label={labels.hours} render={hoursOf} />
        <TextField source="people" label={labels.people} emptyText={formatMessages.unsaid} />
        <FunctionField label={labels.price} render={eventRequestPriceOf} />
        <TextField source="description" label={labels.description} />
        <TextField source="specialRequests" label={labels.specialRequests} />
        <TextField source="reason" label={labels.reason} />
        <FunctionField label={labels.origin} render={bookingOrigin} />
        <FunctionField label={labels.createdAt} render={(row: EventRequest) => formatInstant(row.createdAt)} />
      </SimpleShowLayout>
      <ReferenceManyField
        {...orderRows}
        reference="orders"
        target="customerId"
        source="customerId"
        label={words.related.customerOrders}
      />
    </Record>
  )
}

export const resource = { list: EventRequestList, show: EventRequestShow, recordRepresentation, options }
