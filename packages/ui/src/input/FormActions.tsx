import { commonMessages } from '@potager/domain/messages'
import css from './form.module.css'

export type FormActionsProps = { submit: string; submittingLabel: string; submitting: boolean; onCancel: () => void }

/** The end of a form: leave it, or send it once. */
export function FormActions({ submit, submittingLabel, submitting, onCancel }: FormActionsProps) {
  return (
    <div className={css.actions}>
      <button type="button" className={css.secondary} onClick={onCancel}>
        {commonMessages.cancel}
      </button>
      <button type="submit" className={css.primary} aria-disabled={submitting}>
        {submitting ? submittingLabel : submit}
      </button>
    </div>
  )
}
