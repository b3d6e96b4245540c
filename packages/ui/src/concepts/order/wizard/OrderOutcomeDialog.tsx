import { orderWizardMessages as text } from '@potager/domain/messages'
import { AlertDialog } from '../../../components/feedback/index.ts'
import css from './wizard.module.css'

/** The result of sending an order: created, or refused with the server's message. */
export type OrderOutcome =
  | { created: true; customerName: string; delivery: boolean; number: string }
  | { created: false; details: readonly string[] }

export type OrderOutcomeDialogProps = { outcome: OrderOutcome | null; onClose: () => void }

/** Shows the result of sending an order. */
export function OrderOutcomeDialog({ outcome, onClose }: OrderOutcomeDialogProps) {
  const message = outcome?.created ? text.success(outcome.customerName) : text.failure
  return (
    <AlertDialog open={outcome !== null} message={message} onClose={onClose}>
      <div className={css.outcome}>
        {outcome?.created === true && (
          <>
            <p className={css.number}>{text.number(outcome.number)}</p>
            <p>{text.serviceMode(outcome.delivery)}</p>
            <p>{text.numberAtTill}</p>
          </>
        )}
        {outcome?.created === false && outcome.details.map((detail) => <p key={detail}>{detail}</p>)}
      </div>
    </AlertDialog>
  )
}
