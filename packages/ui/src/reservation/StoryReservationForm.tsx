import type { Customer } from '@potager/domain/customer'
import type { ReservationDraft } from '@potager/domain/reservation'
import { useState } from 'react'
import { ReservationFormScreen, type ReservationFormScreenProps } from './ReservationFormScreen.tsx'

type StoryReservationFormProps = Omit<ReservationFormScreenProps, 'search' | 'onCustomer'> & {
  customers: readonly Customer[]
  onSearch: (term: string) => void
}

/** The form with the memory that its page gives it: the draft, the customer, and answers to searches. */
export function StoryReservationForm(props: StoryReservationFormProps) {
  const { customers, onSearch, onChange, ...screen } = props
  const [draft, setDraft] = useState<ReservationDraft>(props.draft)
  const [customer, setCustomer] = useState(props.customer)
  const [term, setTerm] = useState('')
  const change = (next: ReservationDraft) => {
    setDraft(next)
    onChange(next)
  }
  return (
    <ReservationFormScreen
      {...screen}
      draft={draft}
      customer={customer}
      search={{
        options: customers.filter(({ fullName }) => fullName.toLowerCase().includes(term.toLowerCase())),
        answered: term === '' ? null : term,
        onSearch: (next) => {
          setTerm(next)
          if (next) onSearch(next)
        },
      }}
      onChange={change}
      onCustomer={(next) => {
        setCustomer(next)
        change({ ...draft, customerId: next?.id ?? '' })
      }}
    />
  )
}
