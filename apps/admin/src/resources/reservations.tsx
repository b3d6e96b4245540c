import { DataTable, FunctionField, SimpleShowLayout, TextField, type UpdateProps } from '@potager/admin-kit'
import { stateOf } from '@potager/domain/audit'
import { browseReservations } from '@potager/domain/console'
import { formatInstant } from '@potager/domain/format'
import {
  bookingOrigin,
  reservationFieldLabels as labels,
  reservationMessages,
  reservationStatusLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { canNoteNoShow, type Reservation, undoesNoShow } from '@potager/domain/reservation'
import { serverNow } from '@potager/domain/time'
import { hoursOf, peopleOf, shortDayOf } from '@potager/ui/booking'
import { locationOf, priceOf, typeOf } from '@potager/ui/reservation'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { Record } from '../console/Record.tsx'
import { reservationCount, reservationName, reservationRows, reservationStatus } from './parts/bookingRows.tsx'
import { bookingActions, bookingFilters, periodColumns, standingColumns } from './parts/bookings.tsx'
import { ofPeriodAndRestaurant } from './parts/exportForms.ts'
import { buttonsOf, customerOf, restaurantOf } from './parts/mentions.tsx'
import { ordersOfCustomer } from './parts/order.tsx'

const options = {
  count: reservationCount,
  fullName: (row: Reservation) => `${row.customerName}, ${shortDayOf(row)}`,
}
const recordRepresentation = reservationName

const noteAbsence = (noShow: boolean): UpdateProps<Reservation> => ({
  label: noShow ? words.actions.noShow : words.actions.notNoShow,
  question: noShow ? words.questions.noShow : words.questions.notNoShow,
  warning: (noShow ? words.becomes : words.remains)(reservationStatusLabels.COMPLETED),
  fits: (row) => canNoteNoShow(row, noShow, serverNow()),
  data: { noShow },
  undo: (before) => (undoesNoShow(before) ? { noShow: !noShow } : null),
  asks: true,
})

const buttons = buttonsOf([...bookingActions<Reservation>(), noteAbsence(true), noteAbsence(false)])

const hidden = ['end', 'type', 'totalPrice', 'notes', 'createdAt']

/** The columns of the list, and of its export. */
export const columns = (
  <>
    <DataTable.Col source="customerName" label={labels.customer} disableSort />
    {periodColumns}
    <DataTable.Col source="restaurantName" label={labels.restaurant} disableSort />
    <DataTable.Col source="type" label={labels.type} value={typeOf} disableSort />
    <DataTable.Col source="roomName" label={labels.location} value={locationOf} disableSort />
    <DataTable.MoneyCol source="totalPrice" label={labels.price} disableSort />
    <DataTable.Col source="notes" label={labels.notes} disableSort />
    {standingColumns(labels.createdAt, (row) => stateOf('reservation', row.status), reservationStatus)}
  </>
)

/** Reservations. */
function ReservationList() {
  return (
    <ConsoleList
      queryOptions={browseReservations.freshness}
      filters={bookingFilters(reservationStatusLabels)}
      screenPath={paths.manageReservations}
      exportForm={ofPeriodAndRestaurant}
    >
      <DataTable bulkActionButtons={buttons} hiddenColumns={hidden} phone={reservationRows}>
        {columns}
      </DataTable>
    </ConsoleList>
  )
}

function ReservationShow() {
  return (
    <Record audited="reservation" status={<FunctionField render={reservationStatus} />} actions={buttons}>
      <SimpleShowLayout>
        <FunctionField label={labels.customer} render={customerOf} />
        <FunctionField label={labels.restaurant} render={restaurantOf} />
        <FunctionField label={labels.type} render={typeOf} />
        <FunctionField label={labels.location} render={locationOf} />
        <FunctionField label={labels.day} render={shortDayOf} />
        <FunctionField label={labels.hours} render={hoursOf} />
        <FunctionField label={labels.people} render={peopleOf} />
        <FunctionField label={labels.price} render={priceOf} />
        <FunctionField
          label={labels.noShow}
          render={({ noShow }: Reservation) => noShow && reservationMessages.noShow}
        />
        <TextField source="notes" label={labels.notes} />
        <TextField source="reason" label={labels.reason} />
        <FunctionField label={labels.origin} render={bookingOrigin} />
        <FunctionField label={labels.createdAt} render={(row: Reservation) => formatInstant(row.createdAt)} />
      </SimpleShowLayout>
      {ordersOfCustomer}
    </Record>
  )
}

export const resource = { list: ReservationList, show: ReservationShow, recordRepresentation, options }
