import { commonMessages, consoleMessages } from '@potager/domain/messages'
import { useId } from 'react'
import { Button } from '../button/index.ts'
import css from './states.module.css'

const words = consoleMessages.failedRows

export type FailedRowsProps = {
  /** The rows that an action failed for; nothing shows without any. */
  rows: readonly { id: string; name: string; why: string }[]
  onClose: () => void
}

/** The rows that an action on many failed for, each with the reason, until they are dismissed. */
export function FailedRows({ rows, onClose }: FailedRowsProps) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className={css.failedRows} aria-labelledby={id}>
      <h2 id={id}>{words.title(rows.length)}</h2>
      <p>{words.hint}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{row.name}</strong> <span>{row.why}</span>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onClose}>
        {commonMessages.close}
      </Button>
    </section>
  )
}
