import { accountMessages } from '@potager/domain/messages'
import type { FocusEvent, FormEvent, ReactNode } from 'react'
import { Illustration, type IllustrationName } from '../foundations/illustration/index.ts'
import css from './PlainPage.module.css'

/** A page that says one thing, beside a drawing. */
export function PlainPage({
  title,
  drawing,
  children,
}: {
  title: string
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
  intro: string
  drawing: IllustrationName
  /** Where the browser sends it by itself; a form without one needs a script, and says so. */
  action?: string
  /** Why it came back. */
  problem?: string | undefined
  /** What was achieved before. */
  news?: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** When one of its fields is left. */
  onBlur?: (event: FocusEvent<HTMLFormElement>) => void
  /** The other form that a person may rather want. */
  other: { question: string; label: string; href: string }
  children: ReactNode
}

/** A page with one form on a sheet of paper. The form is checked by its own rules, not by the browser's. */
export function FormPage(props: FormPageProps) {
  const { title, intro, drawing, action, problem, news, onSubmit, onBlur, other, children } = props
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
      <p className={css.other}>
        {other.question} <a href={other.href}>{other.label}</a>
      </p>
    </div>
  )
}
