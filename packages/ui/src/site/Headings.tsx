import type { ReactNode } from 'react'
import css from './Headings.module.css'

/** A page's title, with what the page is for under it. */
export function PageTitle({ children, intro }: { children: ReactNode; intro?: string }) {
  return (
    <div className={css.page}>
      <h1 className={css.title}>{children}</h1>
      {intro ? <p className={css.intro}>{intro}</p> : null}
    </div>
  )
}

/** A section's heading, underlined by hand. */
export function SectionHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className={css.section}>
      {children}
      <svg viewBox="0 0 120 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M2 5.500C18 2.500 34 2 50 3.800c18 2 34 2.200 68-1.300" vectorEffect="non-scaling-stroke" />
      </svg>
    </h2>
  )
}
