import { commonMessages } from '@potager/domain/messages'
import { useId } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './form.module.css'

export type FormActionsProps = {
  submit: string
  submittingLabel: string
  submitting: boolean
  /** True while the form is incomplete; the button stays focusable and `note` says why. */
  disabled?: boolean
  /** What is still missing before the form can be sent. */
  note?: string
  /** Why the last submission was refused; shown here, announced by the page. */
  refusal?: string
  onCancel: () => void
} & RootProps<HTMLDivElement>

/** The end of a form: cancel, or submit once. */
export function FormActions(props: FormActionsProps) {
  const {
    submit,
    submittingLabel,
    submitting,
    disabled = submitting,
    note,
    refusal = '',
    onCancel,
    className,
    ref,
  } = props
  const id = useId()
  return (
    <div ref={ref} className={classNames(css.actions, className)}>
      <button type="button" className={css.secondary} onClick={onCancel}>
        {commonMessages.cancel}
      </button>
      {note !== undefined && (
        <p id={id} className={css.note} role="status">
          {note}
        </p>
      )}
      {refusal && (
        <p id={`${id}-refusal`} className={css.note}>
          {refusal}
        </p>
      )}
      <button
        type="submit"
        className={css.primary}
        aria-disabled={disabled}
        aria-busy={submitting}
        aria-describedby={[note && id, refusal && `${id}-refusal`].filter(Boolean).join(' ') || undefined}
      >
        {submitting ? submittingLabel : submit}
      </button>
    </div>
  )
}
