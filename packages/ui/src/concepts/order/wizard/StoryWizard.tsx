import type { Customer } from '@potager/domain/customer'
import { type OrderDraft, type OrderStep, orderSteps } from '@potager/domain/order'
import { useCallback, useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { OrderWizardScreen } from './OrderWizardScreen.tsx'
import { cardon, customers, emptyDraft, menu, tonkaRestaurant } from './order-wizard.fixtures.ts'
import type { OrderWizardScreenProps } from './StepContent.tsx'

/** A new wizard, with two restaurants. */
export const wizard = {
  draft: emptyDraft,
  restaurants: { items: [tonkaRestaurant, cardon], onRetry: fn() },
  dishes: { items: menu, onRetry: fn() },
  customers,
  sending: false,
  onSearch: fn(),
  onDraft: fn(),
  onSend: fn(),
}

/** User actions in the wizard. */
export const wizardPage = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    next: () => userEvent.click(canvas.getByRole('button', { name: 'Continuer' })),
    step: (name: string) => canvas.findByRole('heading', { level: 2, name: new RegExp(name) }),
    add: (dish: string) => userEvent.click(canvas.getByRole('button', { name: `Ajouter un : Quantité de ${dish}` })),
    type: async (dish: string, quantity: string) => {
      const field = canvas.getByRole('textbox', { name: `Quantité de ${dish}` })
      await userEvent.clear(field)
      await userEvent.type(field, `${quantity}{Enter}`)
    },
  }
}

/** The sticky bar clips the target size of a row at the edge until the page scrolls. */
export const longPage = { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } }

/** Text with normalised spaces. */
export const spaces = (element: HTMLElement) => (element.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ')

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
export function StoryWizard({
  customers: known,
  searchError,
  onSearch,
  onCreate,
  onDraft,
  ...props
}: StoryWizardProps) {
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
        options: known.filter((customer) => customer.fullName.toLowerCase().includes(term.toLowerCase())),
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
