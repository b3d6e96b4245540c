import { RecordLink } from '@potager/admin-kit'
import type { CustomerCard } from '@potager/domain/customer'
import { formatInstant, formatPhone } from '@potager/domain/format'
import { customerMessagesWords as messages, consoleMessages as words } from '@potager/domain/messages'
import { PhoneLink } from '@potager/ui/button'
import { contactOf } from '@potager/ui/customer'
import { Fragment } from 'react'

export const customerName = ({ fullName }: CustomerCard) => fullName
export const isPerson = ({ erasedAt }: CustomerCard) => erasedAt === undefined
export const fullNameOf = (row: CustomerCard) => [row.fullName, contactOf(row)].filter(Boolean).join(', ')
export const phoneOf = ({ phone }: CustomerCard) => phone && formatPhone(phone)
export const phoneLink = (row: CustomerCard) => row.phone && <PhoneLink phone={row.phone} />
export const lastSeenAt = ({ lastSeen }: CustomerCard) => (lastSeen === null ? null : formatInstant(lastSeen))
export const wishOf = (row: CustomerCard) => row.messages && messages.wish(row.messages)
export const restaurantsOf = ({ restaurants }: CustomerCard) => restaurants.map(({ name }) => name).join(', ')
export const restaurantLinks = ({ restaurants }: CustomerCard) =>
  restaurants.length > 0 &&
  restaurants.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <RecordLink list="restaurants" id={id}>
        {name}
      </RecordLink>
    </Fragment>
  ))

/** A customer in three texts. */
export const customerRows = {
  secondaryText: contactOf,
  tertiaryText: ({ orders, bookings }: CustomerCard) => (
    <>
      <span>{words.counts.orders(orders)}</span>
      <span>{words.counts.reservations(bookings)}</span>
    </>
  ),
}
