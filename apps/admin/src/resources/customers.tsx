import {
  DataTable,
  EmailField,
  FunctionField,
  InstantField,
  MoneyField,
  ReferenceManyField,
  SearchInput,
  SimpleShowLayout,
  TextField,
} from '@potager/admin-kit'
import { browseCustomers } from '@potager/domain/console'
import { type CustomerCard, importCustomers } from '@potager/domain/customer'
import {
  customerFieldLabels as labels,
  customerMessagesWords as messages,
  customerPageMessages as own,
  consoleMessages as words,
} from '@potager/domain/messages'
import { bookingsOf, lastSeenOf } from '@potager/ui/customer'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { EditHere, Record } from '../console/Record.tsx'
import { ImportLink } from '../pages/import/ImportLink.tsx'
import { lazyDialog } from '../platform/lazy/lazyDialog.tsx'
import { supports } from '../platform/services.ts'
import { eventRequestRows, reservationRows } from './parts/bookingRows.tsx'
import { CustomerActs } from './parts/CustomerActs.tsx'
import {
  customerName,
  customerRows,
  fullNameOf,
  isPerson,
  lastSeenAt,
  MadeCustomer,
  phoneLink,
  phoneOf,
  restaurantLinks,
  restaurantsOf,
  wishOf,
} from './parts/customer.tsx'
import { ofRestaurant } from './parts/exportForms.ts'
import { RestaurantInput } from './parts/filterInputs.tsx'
import { orderRows } from './parts/order.tsx'
import { reviewRows } from './parts/review.tsx'

const Edit = lazyDialog(() => import('./parts/EditCustomer.tsx').then((module) => module.EditCustomer))

const options = { count: words.counts.customers, fullName: fullNameOf }

const filters = (
  <>
    <SearchInput />
    <RestaurantInput />
  </>
)
const actions = <FunctionField render={(row: CustomerCard) => <CustomerActs row={row} />} />
const hidden = ['spent', 'restaurants', 'note', 'createdAt']

/** The columns of the list, and of its export. */
export const columns = (
  <>
    <DataTable.Col source="name" label={labels.fullName} value={customerName} />
    <DataTable.Col source="phone" label={labels.phone} value={phoneOf} disableSort unbroken />
    <DataTable.Col source="email" label={labels.email} disableSort />
    <DataTable.Col source="orders" label={labels.orders} align="right" disableSort />
    <DataTable.Col source="bookings" label={labels.bookings} align="right" disableSort />
    <DataTable.Col source="noShows" label={labels.noShows} align="right" disableSort />
    <DataTable.Col source="lastSeen" label={labels.lastSeen} value={lastSeenAt} render={lastSeenOf} unbroken />
    <DataTable.MoneyCol source="spent" label={labels.spent} disableSort />
    <DataTable.Col source="restaurants" label={labels.restaurants} value={restaurantsOf} disableSort />
    <DataTable.Col source="note" label={labels.note} disableSort />
    <DataTable.InstantCol source="createdAt" label={labels.createdAt} />
  </>
)

/** Customers, with what they did in the restaurants that the user may work for; they are made over their list. */
function CustomerList() {
  return (
    <MadeCustomer>
      <ConsoleList
        queryOptions={browseCustomers.freshness}
        filters={filters}
        create={own.new}
        tools={supports(importCustomers) && <ImportLink />}
        exportForm={ofRestaurant}
      >
        <DataTable hiddenColumns={hidden} phone={customerRows}>
          {columns}
        </DataTable>
      </ConsoleList>
    </MadeCustomer>
  )
}

function CustomerShow() {
  return (
    <Record audited="customer" Edit={Edit} useMayEdit={isPerson} actions={actions}>
      <SimpleShowLayout>
        <FunctionField label={labels.phone} render={phoneLink} />
        <EmailField source="email" label={labels.email} />
        <TextField source="orders" label={labels.orders} />
        <FunctionField label={labels.bookings} render={bookingsOf} />
        <MoneyField source="spent" label={labels.spent} />
        <FunctionField label={labels.lastSeen} render={lastSeenOf} />
        <FunctionField label={labels.restaurants} render={restaurantLinks} />
        <InstantField source="createdAt" label={labels.createdAt} />
        <FunctionField label={messages.label} render={wishOf} />
        <TextField source="note" label={labels.note} />
      </SimpleShowLayout>
      <EditHere />
      <ReferenceManyField {...orderRows} reference="orders" target="customerId" />
      <ReferenceManyField {...reservationRows} reference="reservations" target="customerId" />
      <ReferenceManyField {...eventRequestRows} reference="event-requests" target="customerId" />
      <ReferenceManyField {...reviewRows} reference="reviews" target="customerId" />
    </Record>
  )
}

export const resource = { list: CustomerList, show: CustomerShow, recordRepresentation: customerName, options }
