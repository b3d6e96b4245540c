import { consoleMessages } from '@potager/domain/messages'
import { Button } from '../button/index.ts'
import css from './ListReading.module.css'

const words = consoleMessages.reading

export type ListReadingProps = {
  /** How far a long list is read, and how to stop; null once it is. */
  reading: { done: number; total: number; stop: () => void } | null
  /** The rows that sort and filters cover, where these are not all. */
  covered?: { rows: number; total: number } | undefined
}

/** Says how far a list is read that the server cannot sort or filter itself, and on how much of it both rest. */
export function ListReading({ reading, covered }: ListReadingProps) {
  const state = reading ? words.soFar(reading.done, reading.total) : ''
  return (
    <div className={css.reading}>
      {reading && (
        <>
          <progress
            value={reading.done}
            max={Math.max(reading.total, 1)}
            aria-label={words.label}
            aria-valuetext={state}
          />
          <span>{state}</span>
          <Button size="small" onClick={reading.stop}>
            {words.stop}
          </Button>
        </>
      )}
      <p role="status">{covered && !reading ? words.covered(covered.rows, covered.total) : ''}</p>
    </div>
  )
}
