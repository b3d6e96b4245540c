import { useRef, useState } from 'react'
import { HttpError, useDataProvider } from 'react-admin'
import { type Merged, typedOver } from './typedOver.ts'

type Opened<Row, Draft> = { turn: number; known: Row; start: Draft; changed: readonly (keyof Draft)[] }

type OpenedOptions<Row, Draft> = {
  draftOf: (row: Row) => Draft
  /** Merges the user's input over a newer record; field by field by default. */
  merge?: (before: Row, typed: Draft, now: Row) => Merged<Draft>
}

/**
 * A record as its form was opened: a background refetch must not look like the user's input. `readAgain` reopens the
 * form (`turn` increases) over the current record with the user's input merged in.
 */
export function useOpened<Row extends { id: string }, Draft extends object>(
  resource: string,
  row: Row,
  { draftOf, merge }: OpenedOptions<Row, Draft>,
) {
  const dataProvider = useDataProvider()
  const [opened, setOpened] = useState<Opened<Row, Draft>>(() => ({
    turn: 0,
    known: row,
    start: draftOf(row),
    changed: [],
  }))
  // The form's input and the server's last known record: the user may type on during a request.
  const latest = useRef({ typed: opened.start, known: row })

  async function readAgain() {
    // If this read fails, the next attempt is refused again and says why.
    const answer = await dataProvider.getOne<Row>(resource, { id: row.id }).catch((error: unknown) => {
      if (error instanceof HttpError) return null
      throw error
    })
    if (!answer) return
    const now = answer.data
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
    /** Part of the input is now on the server, while the form stays open. */
    saved: (known: Row) => {
      latest.current.known = known
      setOpened((before) => ({ ...before, known }))
    },
    readAgain: () => void readAgain(),
  }
}
