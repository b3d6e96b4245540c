import type { ReactNode } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './ScreenHeading.module.css'

export type ScreenHeadingProps = {
  title: string
  /** Counts, announced on change; null while loading, when they keep their space. */
  counts?: ReactNode
  /** Links and buttons of the whole screen. */
  children?: ReactNode
} & RootProps<HTMLDivElement>

/** A screen's title, counts and actions, on one line if there is room. */
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
