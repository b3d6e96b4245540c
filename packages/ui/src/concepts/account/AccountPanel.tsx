import { type ReactNode, useId } from 'react'
import css from './AccountScreen.module.css'

/** A section of the account page, with a sentence that explains it. */
export function AccountPanel({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.hint}>{hint}</p>
      {children}
    </section>
  )
}
