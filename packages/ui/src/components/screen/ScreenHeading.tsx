import type { ReactNode } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './ScreenHeading.module.css'

export type ScreenHeadingProps = {
  title: string
  /** What the screen holds, read out when it changes; null keeps its place while it is awaited. */
  counts?: ReactNode
  /** Links and buttons for the screen as a whole. */
  children?: ReactNode
} & RootProps<HTMLDivElement>

/** A screen's title, its counts and its actions, on one line where there is room. */
export function ScreenHeading({ title, counts, children, className, ref }: ScreenHeadingProps) {
  return (
    <div ref={ref} className={classNames(css.heading, className)}>
      <h1>{title}</h1>
      {counts !== undefined && (
        <p className={css.counts} aria-live="polite">
          {counts}
        </p>
      )}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
