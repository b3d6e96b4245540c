import { backOfficeMessages as words } from '@potager/domain/messages'
import { useLeaveQuestion } from '@potager/ui/screen'
import { hashKey } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { HttpError, useDataProvider } from 'react-admin'
import { useLeaveGuard } from '../platform/leave/useLeaveGuard.tsx'
import css from './console.module.css'

/** Whether values of a form are the same; a missing key equals undefined. */
export const saysSame = (a: unknown, b: unknown) => hashKey([{ a }]) === hashKey([{ a: b }])

/** A merged draft, and the fields that somebody else changed meanwhile. */
export type Merged<Draft> = { draft: Draft; changed: (keyof Draft)[] }

/** Three-way merge of form values: the user's edits over a newer record; untouched fields take their current values. */
export function typedOver<Draft extends object>(before: Draft, typed: Draft, now: Draft): Merged<Draft> {
  const fields = Object.keys({ ...before, ...typed, ...now }) as (keyof Draft)[]
  const draft = { ...now }
  for (const field of fields) if (!saysSame(typed[field], before[field])) draft[field] = typed[field]
  return { draft, changed: fields.filter((field) => !saysSame(now[field], before[field])) }
}

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
  const [opened, setOpened] = useState(() => {
    const changed: readonly (keyof Draft)[] = []
    return { turn: 0, known: row, start: draftOf(row), changed }
  })
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

/**
 * The exits of a form inside a record page: each warns before unsaved input is lost; `saved` lifts the guard.
 * @param reopened the form starts from earlier input
 */
export function useEditing(onDone: () => void, reopened: boolean) {
  const { setDirty, release } = useLeaveGuard()
  const [typed, setTyped] = useState(false)
  const onDirty = useCallback(
    (changed: boolean) => {
      const dirty = changed || reopened
      setTyped(dirty)
      setDirty(dirty)
    },
    [setDirty, reopened],
  )
  const { close, question } = useLeaveQuestion(typed, () => {
    release()
    onDone()
  })
  return { onDirty, cancel: close, question, saved: release }
}

type EditSectionProps = {
  /** Labels of the fields that somebody else changed since the record was opened. */
  changed: readonly string[]
  children: ReactNode
}

/** The edit form inside a record's page: scrolls into view and focuses its first field on opening. */
export function EditSection({ changed, children }: EditSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    // A refused field already has focus.
    if (place.current?.contains(document.activeElement)) return
    place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place}>
      <p role="alert" className={css.changed}>
        {changed.length > 0 && words.changedMeanwhile(changed)}
      </p>
      {children}
    </div>
  )
}
