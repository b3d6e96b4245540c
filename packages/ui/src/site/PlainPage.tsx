import { accountMessages } from '@potager/domain/messages'
import type { FocusEvent, FormEvent, ReactNode } from 'react'
import { Illustration, type IllustrationName } from '../foundations/illustration/index.ts'
import css from './PlainPage.module.css'

/** A page with one message, beside a drawing. */
export function PlainPage({
  title,
  drawing,
  children,
}: {
  title: string
  /** Beside the text. */
  drawing: IllustrationName
  children: ReactNode
}) {
  return (
    <div className={css.plain}>
      <Illustration name={drawing} />
      <div className={css.says}>
        <h1 className={css.title}>{title}</h1>
        {children}
      </div>
    </div>
  )
}

export type FormPageProps = {
  title: string
  /** What the page is for. */
  intro: string
  drawing: IllustrationName
  /** Address for a submission without a script; if omitted, the form requires a script and says so. */
  action?: string
  /** Error message of the last submission. */
  problem?: string | undefined
  /** Success message of the previous step. */
  news?: string | undefined
  /** Called once the script is loaded. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onBlur?: (event: FocusEvent<HTMLFormElement>) => void
  /** An answer that opens under the form. */
  help?: { question: string; answer: ReactNode } | undefined
  /** Link to the alternative form, such as sign-up instead of login. */
  other: { question: string; label: string; href: string; onFollow?: () => void }
  /** Fields and button. */
  children: ReactNode
}

/** A page with one form. Validation is the form's own, not the browser's. */
export function FormPage(props: FormPageProps) {
  const { title, intro, drawing, action, problem, news, onSubmit, onBlur, help, other, children } = props
  return (
    <div className={css.sheet}>
      <div className={css.top}>
        <div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.intro}>{intro}</p>
        </div>
        <Illustration name={drawing} />
      </div>
      {news ? (
        <p className={css.news} role="status">
          {news}
        </p>
      ) : null}
      {problem ? (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {action ? null : (
        <noscript>
          <p className={css.told}>{accountMessages.needsScript}</p>
        </noscript>
      )}
      <form className={css.form} method="post" action={action} noValidate onSubmit={onSubmit} onBlur={onBlur}>
        {children}
      </form>
      {help ? (
        <details className={css.help}>
          <summary>{help.question}</summary>
          {help.answer}
        </details>
      ) : null}
      <p className={css.other}>
        {other.question}{' '}
        <a href={other.href} onClick={other.onFollow}>
          {other.label}
        </a>
      </p>
    </div>
  )
}
