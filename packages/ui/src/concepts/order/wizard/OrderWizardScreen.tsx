import { formatPriceTtc } from '@potager/domain/format'
import { orderWizardMessages as text } from '@potager/domain/messages'
import {
  type Cart,
  cartCount,
  cartTotal,
  type DraftGap,
  furthestStep,
  gapAt,
  type OrderStep,
  orderSteps,
} from '@potager/domain/order'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AlertDialog, ConfirmDialog } from '../../../components/feedback/index.ts'
import { Stepper } from '../../../components/input/index.ts'
import { goneFrom, withCurrentDishes } from './current-cart.ts'
import type { QuantityRefusal } from './OrderOutcomeDialog.tsx'
import { type OrderWizardScreenProps, StepContent } from './StepContent.tsx'
import css from './wizard.module.css'

type WizardBarProps = {
  step: OrderStep
  cart: Cart
  sending: boolean
  /** Why the next step is blocked; shown here because the bar is always visible. */
  problem: string | null
  onPrevious: () => void
  onNext: () => void
}

/** A summary of the cart, and the next button. */
function WizardBar({ step, cart, sending, problem, onPrevious, onNext }: WizardBarProps) {
  const last = step === 'confirmation'
  return (
    <div className={css.bar}>
      <p role="alert" className={css.problem}>
        {problem}
      </p>
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
      <p className={css.sum} aria-live="polite">
        {cart.length > 0 && (
          <>
            <span>{text.cartSummary(cartCount(cart))}</span> <strong>{formatPriceTtc(cartTotal(cart))}</strong>
          </>
        )}
      </p>
      <button
        key={last ? 'send' : 'next'}
        type="button"
        className={css.primary}
        aria-disabled={sending}
        onClick={() => !sending && onNext()}
      >
        {last ? (sending ? text.sending : text.send) : text.next}
      </button>
    </div>
  )
}

const steps = orderSteps.map((id) => ({ id, label: text.steps[id] }))

/** The error shown in the bar. A missing customer has a dialog, an invalid name or phone its field's error. */
function problemOf(gap: DraftGap | 'gone' | null): string | null {
  if (gap === 'gone') return text.removeGone
  return gap === 'no-restaurant' || gap === 'empty-cart' ? text.gaps[gap] : null
}

/** Takes an order in five steps. The caller owns the draft. */
export function OrderWizardScreen(props: OrderWizardScreenProps) {
  const { step, onStep } = props
  const draft = { ...props.draft, cart: withCurrentDishes(props.draft.cart, props.dishes.items) }
  const [gap, setGap] = useState<DraftGap | 'gone' | null>(null)
  const heading = useFocusOnStep(step)
  const gone = goneFrom(draft.cart, props.dishes.items)
  const at = orderSteps.indexOf(step)
  const [refusal, setRefusal] = useState<QuantityRefusal | null>(null)
  // What was typed last is settled by leaving its field: the click that goes on may be what refuses it.
  const told = useRef(refusal)
  const acts = () => {
    told.current = refusal
  }
  const content = useRef<HTMLElement>(null)

  function goTo(next: OrderStep) {
    const onwards = orderSteps.indexOf(next) > at
    if (onwards && refusal && refusal !== told.current) return
    const unread = onwards && step === 'cart' && content.current?.querySelector<HTMLElement>('input[aria-invalid=true]')
    if (unread) {
      unread.focus()
      return
    }
    setGap(null)
    onStep(next)
  }

  function goOn() {
    const missing = gapAt(draft, step)
    if (missing) setGap(missing)
    else if (gone.size > 0 && at > orderSteps.indexOf('cart')) goTo('cart')
    else if (gone.size > 0 && step === 'cart') setGap('gone')
    else if (step === 'confirmation') props.onSend()
    else goTo(orderSteps[at + 1] ?? step)
  }

  const onEnter = useEnter(() => !props.sending && goOn(), step !== 'confirmation')
  function onKeyDown(event: KeyboardEvent) {
    onEnter(event)
    typeIntoSearch(event)
  }

  const stillMissing = gap === 'gone' ? gone.size > 0 : gapAt(draft, step) === gap
  const shownGap = stillMissing ? gap : null
  return (
    <div className={css.wizard} onPointerDownCapture={acts} onKeyDownCapture={acts}>
      <div className={css.head}>
        <h1 className={css.title}>{text.title}</h1>
        <Abandon {...props} />
      </div>
      <Stepper
        label={text.progress}
        steps={steps}
        current={step}
        furthest={furthestStep(draft)}
        onChoose={(id) => goTo(orderSteps.find((known) => known === id) ?? step)}
      />
      <section ref={content} className={css.step} aria-labelledby="etape" onKeyDown={onKeyDown}>
        <h2 id="etape" ref={heading} tabIndex={-1} className={css.heading}>
          <span className="visually-hidden">{text.stepOf(at + 1, orderSteps.length)}</span>{' '}
          <span>{text.headings[step]}</span>
        </h2>
        <StepContent
          {...props}
          draft={draft}
          refusal={refusal}
          onRefusal={setRefusal}
          gone={gone}
          badName={shownGap === 'bad-customer-name'}
          badPhone={shownGap === 'bad-phone'}
          onStep={goTo}
        />
      </section>
      <WizardBar
        step={step}
        cart={draft.cart}
        sending={props.sending}
        problem={problemOf(shownGap)}
        onPrevious={() => goTo(orderSteps[at - 1] ?? step)}
        onNext={goOn}
      />
      <AlertDialog open={gap === 'no-customer'} message={text.gaps['no-customer']} onClose={() => setGap(null)} />
    </div>
  )
}

/**
 * The button that discards the draft, after a confirmation; placed far from the next button. A restaurant alone, which the
 * first step may have been opened with, is nothing to discard.
 */
function Abandon({
  draft,
  step,
  sending,
  onAbandon,
}: Pick<OrderWizardScreenProps, 'draft' | 'step' | 'sending' | 'onAbandon'>) {
  const [asking, setAsking] = useState(false)
  const started = step !== 'restaurant' || draft.cart.length > 0
  return (
    <>
      {started && (
        <button type="button" className={css.quiet} aria-disabled={sending} onClick={() => !sending && setAsking(true)}>
          {text.abandon}
        </button>
      )}
      <ConfirmDialog
        open={asking}
        title={text.abandonQuestion}
        message={text.abandonWarning}
        confirmLabel={text.abandon}
        cancelLabel={text.keep}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onAbandon()
        }}
      />
    </>
  )
}

/** Focuses the heading of the step that opens, so that it is announced and Tab continues from there. */
function useFocusOnStep(step: OrderStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef<OrderStep | null>(null)
  useEffect(() => {
    if (seen.current !== step) heading.current?.focus()
    seen.current = step
  }, [step])
  return heading
}

/**
 * Enter in a field goes on, as in a form; on a choice, it takes that first. Fields with an Enter of their own prevent it.
 * On the question of a step it goes on too, where `onQuestion`: a key held down must not send an order.
 */
function useEnter(goOn: () => void, onQuestion: boolean) {
  const latest = useRef(goOn)
  useLayoutEffect(() => {
    latest.current = goOn
  })
  return (event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (target instanceof HTMLHeadingElement) {
      if (onQuestion && !event.repeat) latest.current()
      return
    }
    if (!(target instanceof HTMLInputElement) || target.role === 'combobox') return
    event.preventDefault()
    if (target.type === 'radio' && !target.checked) flushSync(() => target.click())
    latest.current()
  }
}

/** A letter or digit typed on the question of a step goes into the step's search, which gets the focus. */
function typeIntoSearch({ target, currentTarget, key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (!(target instanceof HTMLHeadingElement) || ctrlKey || metaKey || altKey || !/^[\p{L}\p{N}]$/u.test(key)) return
  currentTarget.querySelector<HTMLInputElement>('input[type=search], input[role=combobox]')?.focus()
}
