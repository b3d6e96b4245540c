import type { Customer } from '@potager/domain/customer'
import type { EventDraft } from '@potager/domain/event-request'
import { useState } from 'react'
import { EventFormScreen, type EventFormScreenProps } from './EventFormScreen.tsx'

type StoryEventFormProps = Omit<EventFormScreenProps, 'search' | 'onCustomer'> & { customers: readonly Customer[] }

/** The form with the memory that its page gives it: the draft, the customer, and answers to searches. */
export function StoryEventForm({ customers, onChange, ...screen }: StoryEventFormProps) {
  const [draft, setDraft] = useState<EventDraft>(screen.draft)
  const [customer, setCustomer] = useState(screen.customer)
  const [term, setTerm] = useState('')
  const change = (next: EventDraft) => {
    setDraft(next)
    onChange(next)
  }
  return (
    <EventFormScreen
      {...screen}
      draft={draft}
      customer={customer}
      search={{
        options: customers.filter(({ fullName }) => fullName.toLowerCase().includes(term.toLowerCase())),
        answered: term === '' ? null : term,
        onSearch: setTerm,
      }}
      onChange={change}
      onCustomer={(next) => {
        setCustomer(next)
        change({ ...draft, customerId: next?.id ?? '' })
      }}
    />
  )
}
