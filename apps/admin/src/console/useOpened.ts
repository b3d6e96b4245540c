import { ApiError } from '@potager/domain/api'
import { useRef, useState } from 'react'
import { type Merged, typedOver } from './typedOver.ts'

type Opened<Row, Draft> = { turn: number; known: Row; start: Draft; changed: readonly (keyof Draft)[] }

type OpenedOptions<Row, Draft> = {
  draftOf: (row: Row) => Draft
  read: (id: string) => Promise<Row>
  /** Puts what was typed over a newer record; field by field unless told. */
  merge?: (before: Row, typed: Draft, now: Row) => Merged<Draft>
}

/**
 * A record as its form was opened with it: what is read again behind the form is not what was typed over. `readAgain` opens
 * the form anew, `turn` after `turn`, over the record as it is now with what is typed by then put over it.
 */
export function useOpened<Row extends { id: string }, Draft extends object>(
  row: Row,
  { draftOf, read, merge }: OpenedOptions<Row, Draft>,
) {
  const [opened, setOpened] = useState<Opened<Row, Draft>>(() => ({
    turn: 0,
    known: row,
    start: draftOf(row),
    changed: [],
  }))
  // What the form holds and what the server is known to have: somebody types on while an answer is awaited.
  const latest = useRef({ typed: opened.start, known: row })

  async function readAgain() {
    // Not read, the next attempt is refused again and says so.
    const now = await read(row.id).catch((error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    })
    if (!now) return
    const { typed, known } = latest.current
    const { draft, changed } = merge?.(known, typed, now) ?? typedOver(draftOf(known), typed, draftOf(now))
    latest.current = { typed: draft, known: now }
    setOpened(({ turn }) => ({ turn: turn + 1, known: now, start: draft, changed }))
  }

  return {
    ...opened,
    onTyped: (typed: Draft) => {
      latest.current.typed = typed
    },
    /** Some of it is on the server now, though the form stays open. */
    saved: (known: Row) => {
      latest.current.known = known
      setOpened((before) => ({ ...before, known }))
    },
    readAgain: () => void readAgain(),
  }
}
