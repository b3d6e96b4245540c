import type { ReactNode } from 'react'
import css from './StatCard.module.css'

export type StatCardProps = {
  label: string
  /** The figure as text; null while it is awaited, so that the card keeps its size. */
  value: string | null
  hint?: string
  /** A picture of what the figure says, before it. */
  mark?: ReactNode
}

/** One figure with what it counts. */
export function StatCard({ label, value, hint, mark }: StatCardProps) {
  return (
    <div className={css.card}>
      <span className={css.label}>{label}</span>
      <span className={css.value} aria-busy={value === null}>
        {value !== null && mark}
        {value ?? <span className={css.waiting} />}
        {value !== null && hint && <small>{hint}</small>}
      </span>
    </div>
  )
}
