import { orderWizardMessages as text } from '@potager/domain/messages'
import type { Cents } from '@potager/domain/wire'
import { AlertDialog } from '../../../components/feedback/index.ts'
import css from './wizard.module.css'

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
