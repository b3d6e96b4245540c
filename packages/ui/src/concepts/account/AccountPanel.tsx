import { type ReactNode, useId } from 'react'
import { useWanted } from '../../components/screen/useWanted.ts'
import css from './AccountScreen.module.css'

type AccountPanelProps = {
  title: string
  hint: string
  /** Its name in the address of the page. */
  anchor?: string
  /** Whether the address asks for it: it then takes the focus. */
  wanted?: boolean
  children: ReactNode
}

/** A section of the account page, with a sentence that explains it. */
export function AccountPanel({ title, hint, anchor, wanted = false, children }: AccountPanelProps) {
  const id = useId()
  const section = useWanted<HTMLElement>(wanted)
  return (
    <section ref={section} id={anchor} tabIndex={anchor ? -1 : undefined} className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.hint}>{hint}</p>
      {children}
    </section>
  )
}
