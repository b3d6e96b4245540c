import { type ReactNode, useId } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './Panel.module.css'

export type PanelProps = {
  title: string
  /** Sample or scope of the figures, beside the title. */
  note?: string | undefined
  /** Buttons and links of the panel. */
  tools?: ReactNode
  /** Takes the whole width of the grid. */
  wide?: boolean
  children: ReactNode
} & RootProps

/** A titled section of a statistics screen. */
export function Panel({ title, note, tools, wide = false, children, className, ref }: PanelProps) {
  const heading = useId()
  return (
    <section ref={ref} aria-labelledby={heading} className={classNames(css.panel, wide && css.wide, className)}>
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        {note && <p>{note}</p>}
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  )
}

type ToolButtonProps = {
  icon: ReactNode
  onClick: () => void
  children: ReactNode
} & RootProps<HTMLButtonElement>

/** A light button for the toolbar of a statistics screen, which charts already make heavy. */
export function ToolButton({ icon, onClick, children, className, ref }: ToolButtonProps) {
  return (
    <button ref={ref} type="button" className={classNames(css.tool, className)} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}
