import { failureOf } from '@potager/admin-kit/data'
import { type Customer, createCustomer, draftFromTerm, searchCustomers } from '@potager/domain/customer'
import { type ReactNode, useState } from 'react'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'

/** Customers for the latest search term; an answer to an older term is never shown. */
export function useCustomerSearch() {
  const [term, setTerm] = useState('')
  const answer = useApiQuery(searchCustomers, term, { enabled: term !== '' })
  return {
    onSearch: setTerm,
    options: answer.data ?? [],
    answered: answer.data && term !== '' ? term : null,
    loading: answer.isFetching,
    error: failureOf(answer.error) ?? undefined,
  }
}

// The form and its rules are larger than the picker: loaded on first opening.
const OpenNewCustomer = lazyDialog(() => import('./OpenNewCustomer.tsx').then((module) => module.OpenNewCustomer))

type Asked = { typed: string; choose: (customer: Customer) => void }

/**
 * The way from a customer picker to a new customer; `onCreate` is undefined where the backend makes none. Render `dialog`
 * outside of the form: what is submitted in it would reach the form too.
 * @param restaurantId where the customer then belongs, '' while there is none
 */
export function useNewCustomer(restaurantId: string): {
  onCreate: ((typed: string, choose: (customer: Customer) => void) => void) | undefined
  dialog: ReactNode
} {
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => ask(null)
  return {
    onCreate: supports(createCustomer) ? (typed, choose) => ask({ typed, choose }) : undefined,
    dialog: asked && (
      <OpenNewCustomer
        start={draftFromTerm(asked.typed)}
        restaurantId={restaurantId}
        onChosen={(customer) => {
          close()
          asked.choose(customer)
        }}
        onClose={close}
      />
    ),
  }
}
