import Typography from '@mui/material/Typography'
import { consoleMessages as words } from '@potager/domain/messages'
import { type ReactNode, useId } from 'react'
import { Facts } from '../screen/index.ts'
import { useKeptFocus } from '../screen/useKeptFocus.ts'
import { HistoryList, type HistoryListProps } from './HistoryList.tsx'
import css from './record.module.css'

export type RecordScreenProps = {
  /** The way back to the list. */
  back: ReactNode
  title: string
  /** Where the record stands. */
  status?: ReactNode
  /** Buttons of what can be done with it. */
  actions?: ReactNode
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** More than facts, such as the form that edits it. */
  children?: ReactNode
  /** What happened to it; absent for what has no trail. */
  history?: HistoryListProps | undefined
}

/** One record of the console: what it says, what can be done with it, what happened to it. */
export function RecordScreen({ back, title, status, actions, facts, children, history }: RecordScreenProps) {
  const id = useId()
  // An action that was done leaves with its button.
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
