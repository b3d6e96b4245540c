import { analyticsScreenMessages as words } from '@potager/domain/messages'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './ReadingNote.module.css'

/** How far sessions were read to count them here, where the backend does not count them itself. */
export type Reading = {
  state: 'reading' | 'stopped' | 'partial' | 'whole'
  read: number
  /** How many the backend has; null before it said so. */
  total: number | null
}

export type ReadingNoteProps = {
  reading: Reading
  onStop: () => void
  onRead: () => void
} & RootProps<HTMLDivElement>

/** What the figures rest on while, or because, not every session was read; nothing when all were. */
export function ReadingNote({ reading: { state, read, total }, onStop, onRead, className, ref }: ReadingNoteProps) {
  if (state === 'whole') return null
  const reading = state === 'reading'
  return (
    <div ref={ref} className={classNames(css.note, className)} role="status">
      {reading && <progress aria-label={words.reading(read, total ?? read)} max={total || 1} value={read} />}
      <span>{reading ? words.reading(read, total ?? read) : words.sampleBeside(read, total ?? read)}</span>
      {state === 'stopped' && <span>{words.stopped}</span>}
      {state !== 'partial' && (
        <button type="button" onClick={reading ? onStop : onRead}>
          {reading ? words.stopReading : words.readAgain}
        </button>
      )}
    </div>
  )
}
