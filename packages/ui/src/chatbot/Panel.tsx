import { type ReactNode, useId } from 'react'
import css from './Panel.module.css'

export type PanelProps = {
  title: string
  /** What the panel's figures rest on or are of, beside the title. */
  note?: string | undefined
  /** Buttons and links of the panel. */
  tools?: ReactNode
  /** Panels over the whole width of their grid. */
  wide?: boolean
  children: ReactNode
}

/** A named part of a screen of figures. */
export function Panel({ title, note, tools, wide = false, children }: PanelProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={wide ? `${css.panel} ${css.wide}` : css.panel}>
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        {note && <p>{note}</p>}
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  )
}
