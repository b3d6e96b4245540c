import type { Dish } from '@potager/domain/dish'
import { formatMoney } from '@potager/domain/format'
import { orderWizardMessages as text } from '@potager/domain/messages'
import {
  cartCount,
  cartTotal,
  type DraftGap,
  furthestStep,
  gapAt,
  type OrderDraft,
  type OrderStep,
  orderSteps,
} from '@potager/domain/order'
import type { Restaurant } from '@potager/domain/restaurant'
import { useEffect, useRef, useState } from 'react'
import { AlertDialog, ConfirmDialog } from '../feedback/index.ts'
import { Stepper } from '../input/index.ts'
import type { CustomerStepProps } from './CustomerStep.tsx'
import type { Awaited } from './RestaurantStep.tsx'
import { goneFrom, StepContent } from './StepContent.tsx'
import css from './wizard.module.css'

export type OrderWizardScreenProps = {
  draft: OrderDraft
  step: OrderStep
  restaurants: Awaited<Restaurant>
  dishes: Awaited<Dish>
  search: CustomerStepProps['search']
  /** True while the order is being sent. */
  sending: boolean
  onChange: (draft: OrderDraft) => void
  onStep: (step: OrderStep) => void
  onSend: () => void
  onAbandon: () => void
}

const steps = orderSteps.map((id) => ({ id, label: text.steps[id] }))

/** Taking an order in five steps (SPEC §2, §4, §5). What is chosen is the caller's to keep. */
export function OrderWizardScreen(props: OrderWizardScreenProps) {
  const { draft, step, sending, onStep } = props
  const [gap, setGap] = useState<DraftGap | null>(null)
  const [abandoning, setAbandoning] = useState(false)
  const heading = useFocusOnChange(step)
  const gone = goneFrom(draft.cart, props.dishes.items)

  function goTo(next: OrderStep) {
    setGap(null)
    onStep(next)
  }

  function goOn() {
    const missing = gapAt(draft, step)
    setGap(missing)
    if (missing || (step !== 'restaurant' && step !== 'menu' && gone.size > 0)) return
    if (step === 'confirmation') props.onSend()
    else goTo(orderSteps[orderSteps.indexOf(step) + 1] ?? step)
  }

  const shownGap = gap && gap !== 'no-customer' && gapAt(draft, step) === gap ? gap : null
  return (
    <div className={css.wizard}>
      <h1 className={css.title}>{text.title}</h1>
      <Stepper
        label={text.progress}
        steps={steps}
        current={step}
        furthest={furthestStep(draft)}
        onChoose={(id) => goTo(orderSteps.find((known) => known === id) ?? step)}
      />
      <section className={css.step} aria-labelledby="etape">
        <h2 id="etape" ref={heading} tabIndex={-1} className={css.heading}>
          {text.headings[step]}
        </h2>
        <StepContent {...props} gone={gone} gap={shownGap} onStep={goTo} />
      </section>
      {shownGap && shownGap !== 'bad-customer-name' && (
        <p role="alert" className={css.refusal}>
          {text.gaps[shownGap]}
        </p>
      )}
      <WizardBar
        {...props}
        onPrevious={() => goTo(orderSteps[orderSteps.indexOf(step) - 1] ?? step)}
        onNext={() => !sending && goOn()}
        onAbandon={() => setAbandoning(true)}
      />
      <AlertDialog open={gap === 'no-customer'} message={text.gaps['no-customer']} onClose={() => setGap(null)} />
      <ConfirmDialog
        open={abandoning}
        title={text.abandonQuestion}
        message={text.abandonWarning}
        confirmLabel={text.abandon}
        cancelLabel={text.keep}
        onCancel={() => setAbandoning(false)}
        onConfirm={() => {
          setAbandoning(false)
          props.onAbandon()
        }}
      />
    </div>
  )
}

/** Moves the focus to the step's heading when the step changes, so that it is read and typing goes on from there. */
function useFocusOnChange(step: OrderStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current !== step) heading.current?.focus()
    seen.current = step
  }, [step])
  return heading
}

type WizardBarProps = Pick<OrderWizardScreenProps, 'draft' | 'step' | 'sending' | 'onAbandon'> & {
  onPrevious: () => void
  onNext: () => void
}

function WizardBar({ draft, step, sending, onPrevious, onNext, onAbandon }: WizardBarProps) {
  const last = step === 'confirmation'
  const started = draft.restaurant !== null || draft.cart.length > 0
  return (
    <div className={css.bar}>
      {step !== 'restaurant' && (
        <button
          type="button"
          className={css.secondary}
          aria-disabled={sending}
          onClick={() => !sending && onPrevious()}
        >
          {text.previous}
        </button>
      )}
      {started && (
        <button type="button" className={css.quiet} aria-disabled={sending} onClick={() => !sending && onAbandon()}>
          {text.abandon}
        </button>
      )}
      <span className={css.sum} aria-live="polite">
        {draft.cart.length > 0 &&
          `${text.cartSummary(cartCount(draft.cart))} · ${formatMoney(cartTotal(draft.cart))} ${text.taxIncluded}`}
      </span>
      <button
        key={last ? 'send' : 'next'}
        type="button"
        className={css.primary}
        aria-disabled={sending}
        onClick={onNext}
      >
        {last ? (sending ? text.sending : text.send) : text.next}
      </button>
    </div>
  )
}
