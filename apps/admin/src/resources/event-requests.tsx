import { DataTable, FunctionField, SelectInput, SimpleShowLayout, TextField } from '@potager/admin-kit'
import { stateOf } from '@potager/domain/audit'
import { browseEventRequests } from '@potager/domain/console'
import type { EventRequest } from '@potager/domain/event-request'
import { formatInstant, formatPhone } from '@potager/domain/format'
import {
  bookingOrigin,
  eventTypeLabels,
  filterLabels,
  formatMessages,
  eventRequestFieldLabels as labels,
  managedEventRequestStatusLabels as statusLabels,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { hoursOf, shortDayOf } from '@potager/ui/booking'
import { PhoneLink } from '@potager/ui/button'
import { eventRequestLocationOf, eventRequestPriceOf, eventTypeOf } from '@potager/ui/event-request'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { Record } from '../console/Record.tsx'
import { eventRequestCount, eventRequestName, eventRequestRows, eventRequestStatus } from './parts/bookingRows.tsx'
import { bookingActions, bookingFilters, periodColumns, standingColumns } from './parts/bookings.tsx'
import { competingWith } from './parts/competing.tsx'
import { ofPeriodAndRestaurant } from './parts/exportForms.ts'
import { buttonsOf, customerOf, restaurantOf } from './parts/mentions.tsx'
import { ordersOfCustomer } from './parts/order.tsx'

const options = { count: eventRequestCount }
const recordRepresentation = eventRequestName

const buttons = buttonsOf(bookingActions<EventRequest>({ concerns: competingWith }))

const filters = (
  <>
    {bookingFilters(statusLabels)}
    <SelectInput source="type" label={labels.type} choices={eventTypeLabels} emptyText={filterLabels.anyType} />
  </>
)

const phoneOf = ({ phone }: EventRequest) => (phone ? formatPhone(phone) : null)

const hidden = ['hours', 'end', 'phone', 'roomName', 'estimatedPrice', 'description', 'specialRequests', 'createdAt']

/** The columns of the list, and of its export. */
export const columns = (
  <>
    <DataTable.Col source="title" label={labels.title} disableSort />
    <DataTable.Col source="type" label={labels.type} value={eventTypeOf} disableSort />
    <DataTable.Col source="customerName" label={labels.customer} disableSort />
    <DataTable.Col source="phone" label={labels.phone} value={phoneOf} disableSort unbroken />
    {periodColumns}
    <DataTable.Col source="restaurantName" label={labels.restaurant} disableSort />
    <DataTable.Col source="roomName" label={labels.location} value={eventRequestLocationOf} disableSort />
    <DataTable.MoneyCol source="estimatedPrice" label={labels.price} disableSort />
    <DataTable.Col source="description" label={labels.description} disableSort />
    <DataTable.Col source="specialRequests" label={labels.specialRequests} disableSort />
    {standingColumns(labels.createdAt, (row) => stateOf('event-request', row.status), eventRequestStatus)}
  </>
)

/** Event requests; a confirmation tells whom it shuts out. */
function EventRequestList() {
  return (
    <ConsoleList
      queryOptions={browseEventRequests.freshness}
      filters={filters}
      screenPath={paths.manageEventRequests}
      exportForm={ofPeriodAndRestaurant}
    >
      <DataTable bulkActionButtons={buttons} hiddenColumns={hidden} phone={eventRequestRows}>
        {columns}
      </DataTable>
    </ConsoleList>
  )
}

function EventRequestShow() {
  return (
    <Record audited="event-request" status={<FunctionField render={eventRequestStatus} />} actions={buttons}>
      <SimpleShowLayout>
        <FunctionField label={labels.type} render={eventTypeOf} />
        <FunctionField label={labels.customer} render={customerOf} />
        <FunctionField
          label={labels.phone}
          render={({ phone }: EventRequest) => phone && <PhoneLink phone={phone} />}
        />
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
      {ordersOfCustomer}
    </Record>
  )
}

export const resource = { list: EventRequestList, show: EventRequestShow, recordRepresentation, options }
