import { orderWizardMessages as text } from '@potager/domain/messages'
import type { Cents } from '@potager/domain/wire'
import { useLayoutEffect, useRef } from 'react'
import { AlertDialog } from '../../../components/feedback/index.ts'
import lines from './lines.module.css'
import css from './wizard.module.css'

/**
 * Scrolls until an element and its scroll margins are in view, above what stands at the bottom of the page.
 * `scrollIntoView` with `nearest` leaves the margins of what is in view out in Chromium 143.
 */
function showWhole(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element)
  // Not a number where nothing stands there (`auto`).
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  const below = bottom + Number.parseFloat(scrollMarginBottom) + padding - innerHeight
  const above = top - Number.parseFloat(scrollMarginTop)
  scrollBy(0, Math.max(below, 0) || Math.min(above, 0))
}

/** Why the last change of a quantity was refused. */
export type QuantityRefusal = { dishId: string; message: string }

/** Why a line's quantity was refused; scrolled into view, because the sticky bar may cover it. */
export function OrderRefusal({ message }: { message: string }) {
  const told = useRef<HTMLElement>(null)
  // Also scrolls for a new message on the same line.
  useLayoutEffect(() => {
    if (told.current) showWhole(told.current)
  }, [message])
  return (
    <small ref={told} role="alert" className={lines.refusal}>
      {message}
    </small>
  )
}

/** The result of sending an order: created, or refused with the server's message. */
export type OrderOutcome =
  | {
      created: true
      customerName: string
      delivery: boolean
      number: string
      dayNumber?: number | undefined
      /** The order's total, where its cart had another: the price that the customer was told. */
      otherTotal?: { total: Cents; inCart: Cents } | undefined
    }
  | { created: false; details: readonly string[] }

export type OrderOutcomeDialogProps = {
  /** Null closes the dialog. */
  outcome: OrderOutcome | null
  onClose: () => void
  /** What may follow a created order; « Encore une ici » has the focus. Without one, its button is not there. */
  onPrint?: () => void
  /** Opens the order; without it, no button. */
  onFollow?: () => void
  /** Starts another order at the same restaurant; without it, no button. */
  onAgain?: () => void
}

/** Shows the result of sending an order, and what may follow it. */
export function OrderOutcomeDialog({ outcome, onClose, onPrint, onFollow, onAgain }: OrderOutcomeDialogProps) {
  const message = outcome?.created ? text.success(outcome.customerName) : text.failure
  const ways = Object.entries({ print: onPrint, follow: onFollow, again: onAgain } as const).flatMap(([way, onTake]) =>
    onTake ? { label: text.ways[way as keyof typeof text.ways], onTake } : [],
  )
  return (
    <AlertDialog open={outcome !== null} message={message} ways={outcome?.created ? ways : []} onClose={onClose}>
      <div className={css.outcome}>
        {outcome?.created === true && (
          <>
            <p className={css.number}>{text.number(outcome.number)}</p>
            {outcome.dayNumber !== undefined && <p className={css.day}>{text.dayNumber(outcome.dayNumber)}</p>}
            <p>{text.serviceMode(outcome.delivery)}</p>
            {outcome.otherTotal && (
              <p>
                <strong>{text.otherTotal(outcome.otherTotal.total, outcome.otherTotal.inCart)}</strong>
              </p>
            )}
            <p>{text.numberAtTill}</p>
          </>
        )}
        {outcome?.created === false && outcome.details.map((detail) => <p key={detail}>{detail}</p>)}
      </div>
    </AlertDialog>
  )
}
