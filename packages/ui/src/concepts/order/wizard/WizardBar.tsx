import { formatPriceTtc } from '@potager/domain/format'
import { orderWizardMessages as text } from '@potager/domain/messages'
import { type Cart, cartCount, cartTotal, type OrderStep } from '@potager/domain/order'
import css from './wizard.module.css'

export type WizardBarProps = {
  step: OrderStep
  cart: Cart
  sending: boolean
  /** Why the next step is blocked; shown here because the bar is always visible. */
  problem: string | null
  onPrevious: () => void
  onNext: () => void
}

/** A summary of the cart, and the next button. */
export function WizardBar({ step, cart, sending, problem, onPrevious, onNext }: WizardBarProps) {
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
