import { reasonOf } from '@potager/admin-kit/data'
import type { Action, AnyRow, ListCall } from '@potager/admin-kit/descriptions'
import { consoleMessages as words } from '@potager/domain/messages'
import { ConfirmDialog } from '@potager/ui/feedback'
import { toast, toastWithUndo } from '@potager/ui/toast'
import { type ReactNode, useState } from 'react'
import { AskReason } from '../app/AskReason.tsx'
import { abilitiesOf } from '../data/abilitiesOf.ts'
import { useProvider } from '../data/useProvider.ts'
import { questionOf, type Subject } from './actionWords.ts'
import { type RowFailure, undoRows, writeRows } from './writeRows.ts'

/** Called with the failed and the successful rows once all have run. */
type Settled<Row> = (failed: readonly Row[], done: readonly Row[]) => void
type ActionRequest<Row> = {
  action: Action<Row>
  rows: readonly Row[]
  concerns?: ReactNode
  onSettled?: Settled<Row> | undefined
}

/**
 * Runs actions on records: confirms where needed, reports the result, offers to take it back where a call can. Render
 * `question` in the page; `failures` has the rows of the last action that failed.
 */
export function useActions<Row extends AnyRow>(subject: Subject<Row> & { call: ListCall }) {
  const dataProvider = useProvider()
  const [asked, setAsked] = useState<ActionRequest<Row> | null>(null)
  const [running, setRunning] = useState(false)
  const [failures, setFailures] = useState<readonly RowFailure<Row>[]>([])
  const [lastReason, setLastReason] = useState('')
  const { resource } = subject.call

  const tell = (rows: readonly Row[], failed: readonly RowFailure<Row>[], undo?: () => void) => {
    const done = rows.length - failed.length
    const why = failed[0]?.why ?? ''
    if (failed.length > 0) toast.error(done > 0 ? words.partly(done, failed.length, why) : words.failed(why))
    else if (undo) toastWithUndo(words.done(done), undo)
    else toast.success(words.done(done))
  }

  const takeBack = async (undo: (before: Row) => object | null, rows: readonly Row[]) => {
    const failed = await undoRows(dataProvider, resource, undo, rows)
    setFailures(failed)
    tell(rows, failed)
  }

  const run = async (wanted: ActionRequest<Row>, reason = '') => {
    const { action, rows, onSettled } = wanted
    if (!action.Question) setAsked(null)
    setRunning(true)
    const failed = await writeRows(dataProvider, resource, action, rows, reason)
    const ofFailed = failed.map(({ row }) => row)
    if (action.Question) setAsked(failed.length > 0 ? { ...wanted, rows: ofFailed } : null)
    setRunning(false)
    setFailures(failed)
    setLastReason(reason)
    const done = rows.filter((row) => !ofFailed.includes(row))
    const undo = 'undo' in action ? action.undo : undefined
    const back = undo && done.every((row) => undo(row) !== null) ? () => void takeBack(undo, done) : undefined
    tell(rows, failed, back)
    onSettled?.(ofFailed, done)
  }

  const start = async (action: Action<Row>, rows: readonly Row[], onSettled?: Settled<Row>) => {
    const fitting = rows.filter(action.fits)
    if (running) return
    if (fitting.length === 0) {
      toast.error(words.notFitting)
      return
    }
    const wanted: ActionRequest<Row> = { action, rows: fitting, onSettled }
    if (action.concerns) {
      setRunning(true)
      try {
        wanted.concerns = await action.concerns(fitting)
      } catch (error) {
        toast.error(words.failed(reasonOf(error)))
        return
      } finally {
        setRunning(false)
      }
    }
    if (action.asks || wanted.concerns || fitting.length > 1) setAsked(wanted)
    else await run(wanted)
  }

  const isFailed = ({ id }: Row) => failures.some(({ row }) => row.id === id)

  return {
    start: (...wanted: Parameters<typeof start>) => void start(...wanted),
    running,
    failures,
    forgetFailures: () => setFailures([]),
    question: (
      <Question
        asked={asked}
        subject={subject}
        // What was typed for rows that failed: they are asked about again.
        reason={asked?.rows.every(isFailed) ? lastReason : ''}
        running={running}
        onRun={run}
        onKeep={() => setAsked(null)}
      />
    ),
  }
}

const nothingSaid = { title: '', message: '', confirmLabel: '', cancelLabel: '' }

type QuestionProps<Row extends AnyRow> = {
  asked: ActionRequest<Row> | null
  subject: Subject<Row>
  /** The reason to begin with. */
  reason: string
  running: boolean
  onRun: (wanted: ActionRequest<Row>, reason?: string) => Promise<void>
  onKeep: () => void
}

function Question<Row extends AnyRow>({ asked, subject, reason, running, onRun, onKeep }: QuestionProps<Row>) {
  const said = asked ? questionOf(asked.action, subject, asked.rows) : nothingSaid
  const withReason = asked?.action.asksReason === true
  if (asked?.action.Question) {
    const { Question: Own } = asked.action
    return <Own rows={asked.rows} running={running} onRun={(given) => void onRun(asked, given)} onKeep={onKeep} />
  }
  return (
    <>
      <ConfirmDialog
        {...said}
        open={asked !== null && !withReason}
        destructive={asked?.action.destructive ?? false}
        onConfirm={() => asked && void onRun(asked)}
        onCancel={onKeep}
      >
        {asked?.concerns}
      </ConfirmDialog>
      <AskReason
        {...said}
        open={withReason}
        asksReason={abilitiesOf(subject.name).keepsReason}
        start={reason}
        keepLabel={said.cancelLabel}
        onConfirm={(given) => asked && void onRun(asked, given)}
        onKeep={onKeep}
      />
    </>
  )
}
