import type { Customer } from '@potager/domain/customer'
import { useState } from 'react'

type Started<Draft> = {
  draft: Draft
  customer: Customer | null
  /** Who can be found by name. */
  customers: readonly Customer[]
  onSearch?: ((term: string) => void) | undefined
  onChange: (draft: Draft) => void
}

/** The memory that the page of a booking gives its form: the draft, the customer, and answers to searches. */
export function useBookingMemory<Draft extends { customerId: string }>(started: Started<Draft>) {
  const [draft, setDraft] = useState(started.draft)
  const [customer, setCustomer] = useState(started.customer)
  const [term, setTerm] = useState('')
  const onChange = (next: Draft) => {
    setDraft(next)
    started.onChange(next)
  }
  return {
    draft,
    customer,
    onChange,
    onCustomer: (next: Customer | null) => {
      setCustomer(next)
      onChange({ ...draft, customerId: next?.id ?? '' })
    },
    search: {
      options: started.customers.filter(({ fullName }) => fullName.toLowerCase().includes(term.toLowerCase())),
      answered: term === '' ? null : term,
      onSearch: (next: string) => {
        setTerm(next)
        if (next) started.onSearch?.(next)
      },
    },
  }
}
