import { browseCustomers } from '@potager/domain/console'
import type { CustomerCard } from '@potager/domain/customer'
import { formatInstant, formatMoney, formatPhone } from '@potager/domain/format'
import {
  bookingFieldLabels,
  emptyListMessages,
  customerFieldLabels as labels,
  customerMessagesWords as messages,
  customerPageMessages as own,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { TextLink } from '@potager/ui/button'
import { bookingsOf, contactOf, lastSeenOf } from '@potager/ui/customer'
import { Fragment } from 'react'
import { listStarts } from '../../query/list-starts.ts'
import type { Description, DescriptionContext } from '../description.ts'
import { RecordLink } from '../RecordLink.tsx'
import { restaurantFilter } from '../RestaurantFilter.tsx'

const phoneOf = ({ phone }: CustomerCard) => phone && formatPhone(phone)

const phoneLink = (customer: CustomerCard) =>
  customer.phone && <TextLink href={`tel:${customer.phone}`}>{phoneOf(customer)}</TextLink>

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

/** Customers, with what they did in the restaurants that the user may work for. */
export const describe = (context: DescriptionContext): Description<CustomerCard> => ({
  name: 'customers',
  call: browseCustomers,
  audited: 'customer',
  count: words.counts.customers,
  empty: emptyListMessages.customers,
  ...listStarts.customers,
  words: { create: own.new },
  columns: [
    { source: 'name', label: labels.fullName, cell: ({ fullName }) => fullName, sortable: true },
    { source: 'phone', label: labels.phone, cell: phoneOf, unbroken: true },
    { source: 'email', label: labels.email, cell: ({ email }) => email },
    { source: 'orders', label: labels.orders, cell: ({ orders }) => orders, align: 'right' },
    { source: 'bookings', label: labels.bookings, cell: ({ bookings }) => bookings, align: 'right' },
    { source: 'noShows', label: labels.noShows, cell: ({ noShows }) => noShows, align: 'right' },
    {
      source: 'lastSeen',
      label: labels.lastSeen,
      cell: ({ lastSeen }) => (lastSeen === null ? null : formatInstant(lastSeen)),
      render: lastSeenOf,
      sortable: true,
      unbroken: true,
    },
    {
      source: 'spent',
      label: labels.spent,
      cell: ({ spent }) => spent / 100,
      render: ({ spent }) => formatMoney(spent),
      align: 'right',
      unbroken: true,
      hidden: true,
    },
    { source: 'restaurants', label: labels.restaurants, cell: restaurantsOf, hidden: true },
    { source: 'note', label: labels.note, cell: ({ note }) => note, hidden: true },
    {
      source: 'createdAt',
      label: labels.createdAt,
      cell: ({ createdAt }) => formatInstant(createdAt),
      sortable: true,
      unbroken: true,
      hidden: true,
    },
  ],
  filters: [
    { kind: 'text', source: 'q', label: texts.search },
    { kind: 'own', source: 'restaurantId', label: bookingFieldLabels.restaurant, Field: restaurantFilter(context) },
  ],
  summary: {
    secondary: (row) => contactOf(row),
    end: ({ orders, bookings }) => (
      <>
        <span>{words.counts.orders(orders)}</span>
        <span>{words.counts.reservations(bookings)}</span>
      </>
    ),
  },
  nameOf: ({ fullName }) => fullName,
  fullNameOf: (row) => [row.fullName, contactOf(row)].filter(Boolean).join(', '),
  facts: (row) => [
    [labels.phone, phoneLink(row)],
    [labels.email, emailLink(row)],
    [labels.orders, String(row.orders)],
    [labels.bookings, bookingsOf(row)],
    [labels.spent, formatMoney(row.spent)],
    [labels.lastSeen, lastSeenOf(row)],
    [labels.restaurants, restaurantLinks(row)],
    [labels.createdAt, formatInstant(row.createdAt)],
    [messages.label, row.messages && messages.wish(row.messages)],
    [labels.note, row.note],
  ],
  actions: [],
  related: [
    { name: 'orders', target: 'customerId' },
    { name: 'reservations', target: 'customerId' },
    { name: 'event-requests', target: 'customerId' },
    { name: 'reviews', target: 'customerId' },
  ],
})
