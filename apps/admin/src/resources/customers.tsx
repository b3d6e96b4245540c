import {
  DataTable,
  FunctionField,
  InstantField,
  List,
  MoneyField,
  RecordLink,
  ReferenceManyField,
  SearchInput,
  SimpleShowLayout,
  TextField,
} from '@potager/admin-kit'
import { listStarts } from '@potager/admin-kit/query'
import { browseCustomers } from '@potager/domain/console'
import { type CustomerCard, importCustomers } from '@potager/domain/customer'
import { formatInstant, formatPhone } from '@potager/domain/format'
import {
  customerFieldLabels as labels,
  customerMessagesWords as messages,
  customerPageMessages as own,
  consoleMessages as words,
} from '@potager/domain/messages'
import { TextLink } from '@potager/ui/button'
import { bookingsOf, contactOf, lastSeenOf } from '@potager/ui/customer'
import { Fragment } from 'react'
import { lazyDialog } from '../app/lazyDialog.tsx'
import { EmptyList, ListActions } from '../console/ListActions.tsx'
import { EditHere, Record } from '../console/Record.tsx'
import { ImportLink } from '../import/ImportLink.tsx'
import { supports } from '../services.ts'
import { CustomerActs } from './parts/CustomerActs.tsx'
import { eventRequestRows } from './parts/event-request.tsx'
import { MadeCustomer } from './parts/MadeCustomer.tsx'
import { orderRows } from './parts/order.tsx'
import { RestaurantInput } from './parts/RestaurantInput.tsx'
import { reservationRows } from './parts/reservation.tsx'
import { reviewRows } from './parts/review.tsx'

const Edit = lazyDialog(() => import('./parts/EditCustomer.tsx').then((module) => module.EditCustomer))

const options = {
  count: words.counts.customers,
  fullName: (row: CustomerCard) => [row.fullName, contactOf(row)].filter(Boolean).join(', '),
}
const recordRepresentation = ({ fullName }: CustomerCard) => fullName

const phoneOf = ({ phone }: CustomerCard) => phone && formatPhone(phone)
const phoneLink = (row: CustomerCard) => row.phone && <TextLink href={`tel:${row.phone}`}>{phoneOf(row)}</TextLink>
const emailLink = ({ email }: CustomerCard) => email && <TextLink href={`mailto:${email}`}>{email}</TextLink>
const restaurantsOf = ({ restaurants }: CustomerCard) => restaurants.map(({ name }) => name).join(', ')
const restaurantLinks = ({ restaurants }: CustomerCard) =>
  restaurants.length > 0 &&
  restaurants.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <RecordLink list="restaurants" id={id}>
        {name}
      </RecordLink>
    </Fragment>
  ))

const filters = (
  <>
    <SearchInput />
    <RestaurantInput />
  </>
)
const hidden = ['spent', 'restaurants', 'note', 'createdAt']

/** The columns of the list, and of its export. */
export const columns = (
  <>
    <DataTable.Col source="name" label={labels.fullName} value={recordRepresentation} />
    <DataTable.Col source="phone" label={labels.phone} value={phoneOf} disableSort unbroken />
    <DataTable.Col source="email" label={labels.email} disableSort />
    <DataTable.Col source="orders" label={labels.orders} align="right" disableSort />
    <DataTable.Col source="bookings" label={labels.bookings} align="right" disableSort />
    <DataTable.Col source="noShows" label={labels.noShows} align="right" disableSort />
    <DataTable.Col<CustomerCard>
      source="lastSeen"
      label={labels.lastSeen}
      value={({ lastSeen }) => (lastSeen === null ? null : formatInstant(lastSeen))}
      render={lastSeenOf}
      unbroken
    />
    <DataTable.MoneyCol source="spent" label={labels.spent} disableSort />
    <DataTable.Col source="restaurants" label={labels.restaurants} value={restaurantsOf} disableSort />
    <DataTable.Col source="note" label={labels.note} disableSort />
    <DataTable.InstantCol source="createdAt" label={labels.createdAt} />
  </>
)

const onPhone = {
  secondaryText: contactOf,
  tertiaryText: ({ orders, bookings }: CustomerCard) => (
    <>
      <span>{words.counts.orders(orders)}</span>
      <span>{words.counts.reservations(bookings)}</span>
    </>
  ),
}

/** Customers, with what they did in the restaurants that the user may work for; they are made over their list. */
function CustomerList() {
  const tools = supports(importCustomers) && <ImportLink />
  return (
    <MadeCustomer>
      <List
        {...listStarts.customers}
        queryOptions={browseCustomers.freshness}
        filters={filters}
        actions={<ListActions create={own.new}>{tools}</ListActions>}
        empty={<EmptyList create={own.new}>{tools}</EmptyList>}
      >
        <DataTable hiddenColumns={hidden} phone={onPhone}>
          {columns}
        </DataTable>
      </List>
    </MadeCustomer>
  )
}

function CustomerShow() {
  return (
    <Record
      audited="customer"
      Edit={Edit}
      actions={<FunctionField render={(row: CustomerCard) => <CustomerActs row={row} />} />}
    >
      <SimpleShowLayout>
        <FunctionField label={labels.phone} render={phoneLink} />
        <FunctionField label={labels.email} render={emailLink} />
        <TextField source="orders" label={labels.orders} />
        <FunctionField label={labels.bookings} render={bookingsOf} />
        <MoneyField source="spent" label={labels.spent} />
        <FunctionField label={labels.lastSeen} render={lastSeenOf} />
        <FunctionField label={labels.restaurants} render={restaurantLinks} />
        <InstantField source="createdAt" label={labels.createdAt} />
        <FunctionField
          label={messages.label}
          render={(row: CustomerCard) => row.messages && messages.wish(row.messages)}
        />
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

export const resource = { list: CustomerList, show: CustomerShow, recordRepresentation, options }
