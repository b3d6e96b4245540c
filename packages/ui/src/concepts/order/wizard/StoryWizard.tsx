import type { Customer } from '@potager/domain/customer'
import { type OrderDraft, type OrderStep, orderSteps } from '@potager/domain/order'
import { useCallback, useState } from 'react'
import { OrderWizardScreen } from './OrderWizardScreen.tsx'
import { emptyDraft } from './order-wizard.fixtures.ts'
import type { OrderWizardScreenProps } from './StepContent.tsx'

export type StoryWizardProps = Omit<OrderWizardScreenProps, 'step' | 'onChange' | 'onStep' | 'onAbandon' | 'search'> & {
  /** Initial step. Default: the first one. */
  step?: OrderStep
  customers: readonly Customer[]
  searchError?: string
  onSearch: (term: string) => void
  onCreate?: OrderWizardScreenProps['search']['onCreate']
  onDraft: (draft: OrderDraft) => void
}

/** The wizard with its draft and step in state, as on its page; customer search answers at once. */
export function StoryWizard({ customers, searchError, onSearch, onCreate, onDraft, ...props }: StoryWizardProps) {
  const [draft, setDraft] = useState(props.draft)
  const [step, setStep] = useState<OrderStep>(props.step ?? 'restaurant')
  const [term, setTerm] = useState('')

  const search = useCallback(
    (next: string) => {
      setTerm(next)
      if (next !== '') onSearch(next)
    },
    [onSearch],
  )

  function change(next: OrderDraft) {
    setDraft(next)
    onDraft(next)
  }

  return (
    <OrderWizardScreen
      {...props}
      draft={draft}
      step={step}
      search={{
        options: customers.filter((customer) => customer.fullName.toLowerCase().includes(term.toLowerCase())),
        answered: term === '' ? null : term,
        onSearch: search,
        onCreate,
        ...(searchError ? { error: searchError } : {}),
      }}
      onChange={change}
      onStep={setStep}
      onAbandon={() => {
        change(emptyDraft)
        setStep(orderSteps[0])
      }}
    />
  )
}
