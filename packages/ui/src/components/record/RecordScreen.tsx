import Typography from '@mui/material/Typography'
import { consoleMessages as words } from '@potager/domain/messages'
import { type ReactNode, useId } from 'react'
import { Facts } from '../screen/index.ts'
import { useKeptFocus } from '../screen/useKeptFocus.ts'
import { HistoryList, type HistoryListProps } from './HistoryList.tsx'
import css from './record.module.css'

export type RecordScreenProps = {
  back: ReactNode
  title: string
  status?: ReactNode
  actions?: ReactNode
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** Content besides facts, such as the edit form. */
  children?: ReactNode
  /** The record's history; omit for records without an audit trail. */
  history?: HistoryListProps | undefined
}

/** One record of the console: its facts, actions and history. */
export function RecordScreen({ back, title, status, actions, facts, children, history }: RecordScreenProps) {
  const id = useId()
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
      <div className={css.columns}>
        <section className={css.card} aria-labelledby={`${id}-facts`}>
          <h2 id={`${id}-facts`}>{words.facts}</h2>
          <Facts facts={facts} />
        </section>
        {history && (
          <section className={css.card} aria-labelledby={`${id}-history`}>
            <h2 id={`${id}-history`}>{words.history}</h2>
            <HistoryList {...history} />
          </section>
        )}
      </div>
      {children}
    </article>
  )
}
