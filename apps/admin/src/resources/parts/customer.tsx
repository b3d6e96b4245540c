import { RecordLink } from '@potager/admin-kit'
import { type CustomerCard, createCustomer, importCustomers } from '@potager/domain/customer'
import { formatInstant, formatPhone } from '@potager/domain/format'
import { customerMessagesWords as messages, consoleMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { PhoneLink } from '@potager/ui/button'
import { contactOf } from '@potager/ui/customer'
import { Fragment, type ReactNode, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAskedImport } from '../../pages/import/ImportLink.tsx'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'

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

const OpenNewCustomer = lazyDialog(() =>
  import('../../pages/customer/OpenNewCustomer.tsx').then((module) => module.OpenNewCustomer),
)

const ImportCustomers = lazyDialog(() =>
  import('../../pages/customer/ImportCustomers.tsx').then((module) => module.ImportCustomers),
)

const ACTION = 'action'
const blank = { fullName: '', email: '', phone: '', note: '' }

/** Around the list of customers: `?action=create` opens the dialog of a new one, which leads to its page, `?action=import` a file's. */
export function MadeCustomer({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { asked, close } = useAskedImport()
  return (
    <>
      {children}
      {params.get(ACTION) === 'create' && supports(createCustomer) && (
        <OpenNewCustomer
          start={blank}
          restaurantId=""
          onChosen={({ id }) => void navigate(paths.consoleRecord('customers', id))}
          onClose={close}
        />
      )}
      {asked && supports(importCustomers) && (
        <Suspense>
          <ImportCustomers onClose={close} />
        </Suspense>
      )}
    </>
  )
}
