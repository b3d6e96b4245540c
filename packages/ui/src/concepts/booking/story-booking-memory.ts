import type { Customer } from '@potager/domain/customer'
import { useEffect, useState } from 'react'
import { type ServerErrors, useServerErrors } from '../../components/input/index.ts'
import type { Booking } from './MomentFields.tsx'
import { type BookingRules, useDraftForm } from './useDraftForm.ts'

type Started<Draft> = {
  draft: Draft
  customer: Customer | null
  customers: readonly Customer[]
  serverErrors: ServerErrors
  onSubmit: (draft: Draft) => void
  onSearch?: ((term: string) => void) | undefined
  onChange: (draft: Draft) => void
}

/** State that a booking page gives its form: draft, customer and search results. */
export function useBookingMemory<Draft extends Booking>(
  { draft: start, customers, serverErrors, onChange, onSearch, onSubmit, ...started }: Started<Draft>,
  rules: (draft: Draft) => BookingRules,
  given: unknown,
) {
  const { form, draft } = useDraftForm(start, rules, given)
  const { subscribe } = form
  const [refused, setRefused] = useState<ServerErrors>({})
  useServerErrors(form, refused)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  )
  const [customer, setCustomer] = useState(started.customer)
  const [term, setTerm] = useState('')
  return {
    form,
    draft,
    customer,
    onCustomer: setCustomer,
    onSubmit: (sent: Draft) => {
      onSubmit(sent)
      setRefused({ ...serverErrors })
    },
    search: {
      options: customers.filter(({ fullName }) => fullName.toLowerCase().includes(term.toLowerCase())),
      answered: term === '' ? null : term,
      onSearch: (next: string) => {
        setTerm(next)
        if (next) onSearch?.(next)
      },
    },
  }
}
