import { type ReactNode, useEffect, useId, useRef } from 'react'
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
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!wanted) return
    // The frame moves the focus to the page it has just opened: after that.
    const turn = setTimeout(() => section.current?.focus({ preventScroll: true }))
    // What stands above it may still come: it stays in sight until the reader does something.
    const grown = new ResizeObserver(() => section.current?.scrollIntoView())
    grown.observe(document.body)
    const acts = new AbortController()
    for (const act of ['pointerdown', 'keydown', 'wheel']) {
      addEventListener(act, () => grown.disconnect(), { once: true, signal: acts.signal })
    }
    return () => {
      clearTimeout(turn)
      grown.disconnect()
      acts.abort()
    }
  }, [wanted])
  return (
    <section ref={section} id={anchor} tabIndex={anchor ? -1 : undefined} className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.hint}>{hint}</p>
      {children}
    </section>
  )
}
