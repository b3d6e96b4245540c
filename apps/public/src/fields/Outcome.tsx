import type { ReactNode } from 'react'
import css from '../request/Request.module.css'

export type OutcomeProps = {
  role: 'alert' | 'status'
  /** What is wrong in fields: the first of these has the focus instead. */
  fields?: Readonly<Record<string, string | undefined>> | undefined
  children: ReactNode
}

/**
 * What became of a form that the browser sent. It is part of a new page, where nobody hears a live region: the focus begins
 * here.
 */
export function Outcome({ role, fields, children }: OutcomeProps) {
  return (
    <p
      className={role === 'alert' ? css.problem : css.news}
      role={role}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script, the page loads with focus on what to read first
      autoFocus={!Object.values(fields ?? {}).some(Boolean)}
    >
      {children}
    </p>
  )
}
