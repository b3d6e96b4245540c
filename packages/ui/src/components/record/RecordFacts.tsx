import { consoleMessages as words } from '@potager/domain/messages'
import { type ReactNode, useId } from 'react'
import { Facts } from '../screen/index.ts'
import { HistoryList, type HistoryListProps } from './HistoryList.tsx'
import css from './record.module.css'

export type RecordFactsProps = {
  /** A fact without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** The record's history; omit for records without an audit trail. */
  history?: HistoryListProps | undefined
}

/** The facts of a record, beside its history. */
export function RecordFacts({ facts, history }: RecordFactsProps) {
  const id = useId()
  return (
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
  )
}
