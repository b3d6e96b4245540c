import { backOfficeMessages, consoleMessages as words } from '@potager/domain/messages'
import { ReasonQuestion } from '@potager/ui/booking'
import { toast, toastWithUndo } from '@potager/ui/toast'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, use, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { BackEndContext, useCan } from '../admin/backEnd.ts'
import { useSubject } from '../admin/subject.tsx'
import { useProvider } from '../data/dataProvider.ts'
import { reasonOf } from '../data/failures.ts'
import { useLoadedWrites } from '../data/useLoadedWrites.ts'
import { type Action, questionOf, type RowFailure, undoRows, writeRows } from './action.ts'
import type { UndoableProps } from './Undoable.tsx'

/** Called with the failed and the successful rows once all have run. */
type Settled<Row> = (failed: readonly Row[], done: readonly Row[]) => void
type ActionRequest<Row extends RaRecord> = {
  action: Action<Row>
  rows: readonly Row[]
  concerns?: ReactNode
  onSettled?: Settled<Row> | undefined
  /** What runs it, where its notice can undo it. */
  Undoable?: ComponentType<UndoableProps>
}

/**
 * Runs actions on records: confirms where needed, reports the result, offers to take it back where a call can. Render
 * `question` in the page; `failures` has the rows of the last action that failed.
 */
export function useActions<Row extends RaRecord>() {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const { useUnsaved } = use(BackEndContext)
  const onDirty = useUnsaved()
  const subject = useSubject<Row>()
  const keepsReason = useCan('reason', subject.name)
  const [asked, setAsked] = useState<ActionRequest<Row> | null>(null)
  const [running, setRunning] = useState(false)
  const [failures, setFailures] = useState<readonly RowFailure<Row>[]>([])
  const [lastReason, setLastReason] = useState('')
  const { name: resource } = subject
  useLoadedWrites(resource)

  const tell = (rows: readonly Row[], failed: readonly RowFailure<Row>[], undo?: () => void) => {
    const done = rows.length - failed.length
    const why = failed[0]?.why ?? ''
    if (failed.length > 0) toast.error(done > 0 ? words.partly(done, failed.length, why) : words.failed(why))
    else if (undo) toastWithUndo(words.done(done), undo)
    else toast.success(words.done(done))
  }

  /** Reads again what the data provider does not after a write: a deleted record is nowhere to be read. */
  const readAgain = (deletes: boolean) => {
    const isLeft = ({ queryKey }: Query) => !(deletes && queryKey[1] === 'getOne')
    void queryClient.invalidateQueries({ queryKey: [resource], predicate: isLeft }, { cancelRefetch: false })
  }

  const takeBack = async (undo: (before: Row) => object | null, rows: readonly Row[]) => {
    const failed = await undoRows(dataProvider, resource, undo, rows)
    readAgain(false)
    setFailures(failed)
    tell(rows, failed)
  }

  const run = async (wanted: ActionRequest<Row>, reason = '') => {
    const { action, rows, onSettled } = wanted
    if (!action.Question) setAsked(null)
    setRunning(true)
    const failed = await writeRows(dataProvider, resource, action, rows, reason)
    readAgain(!action.data)
    const ofFailed = failed.map(({ row }) => row)
    if (action.Question) setAsked(failed.length > 0 ? { ...wanted, rows: ofFailed } : null)
    setRunning(false)
    setFailures(failed)
    setLastReason(reason)
    const done = rows.filter((row) => !ofFailed.includes(row))
    const { undo } = action
    const back = undo && done.every((row) => undo(row) !== null) ? () => void takeBack(undo, done) : undefined
    tell(rows, failed, back)
    onSettled?.(ofFailed, done)
  }

  /** react-admin's writing hooks are larger than the rest: loaded by the first action that wants them. */
  const begin = async (wanted: ActionRequest<Row>) => {
    setRunning(true)
    try {
      const { Undoable } = await import('./Undoable.tsx')
      setAsked({ ...wanted, Undoable })
    } catch (error) {
      console.error(error)
      toast.error(backOfficeMessages.partMissing)
    }
    setRunning(false)
  }

  const start = async (action: Action<Row>, rows: readonly Row[], onSettled?: Settled<Row>) => {
    const fitting = rows.filter((row) => action.fits?.(row) ?? true)
    if (running) return
    if (fitting.length === 0) {
      toast.error(words.notFitting)
      return
    }
    const wanted: ActionRequest<Row> = { action, rows: fitting, onSettled }
    if (action.mutationMode === 'undoable') {
      await begin(wanted)
      return
    }
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
    const { asks, asksReason = false, Question: own } = action
    if (asks || own || (asksReason && keepsReason) || wanted.concerns || fitting.length > 1) setAsked(wanted)
    else await run(wanted)
  }

  const { Question: Own, asksReason: withReason = false } = asked?.action ?? {}
  const said = asked ? questionOf(asked.action, subject, asked.rows) : nothingSaid
  const isFailed = ({ id }: Row) => failures.some(({ row }) => row.id === id)
  const answer = (reason?: string) => void (asked && run(asked, reason))
  const keep = () => setAsked(null)

  return {
    start: (...wanted: Parameters<typeof start>) => void start(...wanted),
    running,
    failures,
    forgetFailures: () => setFailures([]),
    question: asked?.Undoable ? (
      <asked.Undoable
        action={asked.action}
        rows={asked.rows}
        onBegun={() => {
          setAsked(null)
          asked.onSettled?.([], asked.rows)
        }}
      />
    ) : asked && Own ? (
      <Own rows={asked.rows} running={running} onRun={answer} onKeep={keep} />
    ) : (
      <ReasonQuestion
        onDirty={onDirty}
        {...said}
        open={asked !== null}
        asksReason={withReason && keepsReason}
        // What was typed for rows that failed: they are asked about again.
        start={withReason && asked?.rows.every(isFailed) ? lastReason : ''}
        destructive={withReason || (asked?.action.destructive ?? false)}
        onConfirm={answer}
        onKeep={keep}
      >
        {asked?.concerns}
      </ReasonQuestion>
    ),
  }
}

const nothingSaid = { title: '', message: '', confirmLabel: '', keepLabel: '' }
