import { type ReactNode, useId } from 'react'
import css from './AccountScreen.module.css'

/** One subject of the account, with a sentence that says what it is for. */
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
