import type { ReactNode } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './StatCard.module.css'

export type StatCardProps = {
  label: string
  /** The figure as text; null while loading, when the card keeps its size. */
  value: string | null
  /** What the figure rests on, below it. */
  hint?: string
  /** A picture before the figure. */
  mark?: ReactNode
} & RootProps<HTMLDivElement>

/** A figure with its label. */
export function StatCard({ label, value, hint, mark, className, ref }: StatCardProps) {
  return (
    <div ref={ref} className={classNames(css.card, className)}>
      <span className={css.label}>{label}</span>
      <span className={css.value} aria-busy={value === null}>
        {value !== null && mark}
        {value === null ? <span className={css.waiting} /> : <span>{value}</span>}
        {value !== null && hint && <small>{hint}</small>}
      </span>
    </div>
  )
}
