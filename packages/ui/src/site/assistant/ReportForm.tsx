import { reportFields } from '@potager/domain/assistant'
import { assistantPageMessages } from '@potager/domain/messages'
import { type FormEvent, useId } from 'react'
import { SiteButton } from '../index.ts'
import css from './ReportForm.module.css'

const words = assistantPageMessages.report

export type ReportFormProps = {
  /** Address to which the browser sends the form without a script. */
  action: string
  /** Id of the reported answer. */
  consultationId: string
  reported: boolean
  /** Why the report was refused. */
  problem?: string | undefined
  pending: boolean
  /** Open from the start, as after a refusal. */
  open?: boolean
  /** Called once the script is loaded. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Reports a wrong answer, once; then shows a thank-you. */
export function ReportForm(props: ReportFormProps) {
  const { action, consultationId, reported, problem, pending, open = false, onSubmit } = props
  const id = useId()
  if (reported) {
    return (
      <p role="status" className={css.thanks}>
        {words.thanks}
      </p>
    )
  }
  return (
    <details className={css.report} open={open || problem !== undefined}>
      <summary>{words.question}</summary>
      <form action={action} method="post" noValidate onSubmit={onSubmit}>
        <input type="hidden" name={reportFields.consultation} value={consultationId} />
        <label htmlFor={id}>{words.label}</label>
        <textarea
          id={id}
          name={reportFields.feedback}
          rows={4}
          maxLength={2000}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
        />
        <p id={`${id}-hint`} className={css.hint}>
          {words.hint}
        </p>
        {problem ? (
          <p id={`${id}-error`} role="alert" className={css.error}>
            {problem}
          </p>
        ) : null}
        <SiteButton type="submit" pending={pending}>
          {pending ? words.sending : words.send}
        </SiteButton>
      </form>
    </details>
  )
}
