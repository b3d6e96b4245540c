import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useKeptFocus } from '../screen/useKeptFocus.ts'
import css from './record.module.css'

export type RecordScreenProps = {
  /** Link back to the list. */
  back: ReactNode
  title: string
  /** State of the record. */
  status?: ReactNode
  actions?: ReactNode
  /** The record's facts, and what belongs to it. */
  children: ReactNode
}

/** One record of the console: its name, state and actions. */
export function RecordScreen({ back, title, status, actions, children }: RecordScreenProps) {
  // An action removes its own button, which has the focus.
  const kept = useKeptFocus<HTMLDivElement>(actions)
  return (
    <article className={css.record}>
      <p className={css.back}>{back}</p>
      <div className={css.head}>
        <Typography variant="h1">{title}</Typography>
        {status}
        {actions && (
          <div className={css.actions} {...kept}>
            {actions}
          </div>
        )}
      </div>
      {children}
    </article>
  )
}
