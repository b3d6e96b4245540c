import { consoleMessages as words } from '@potager/domain/messages'
import { ConfirmDialog } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AskReason } from '../app/AskReason.tsx'
import { reasonOf } from '../data/failureOf.ts'
import { readAgainAfterChange } from '../data/queryKeys.ts'
import type { ListCall } from '../lists/ResourceList.tsx'
import { questionOf, type Subject } from './actionWords.ts'
import type { Action, AnyRow } from './description.ts'
import { runOnEach } from './runOnEach.ts'

/** Called with the failed and the successful rows once all have run. */
type Settled<Row> = (failed: readonly Row[], done: readonly Row[]) => void
type ActionRequest<Row> = {
  action: Action<Row>
  rows: readonly Row[]
  concerns?: ReactNode
  onSettled?: Settled<Row> | undefined
}

/**
 * Runs actions on records: confirms where needed, reports the result, refreshes the lists. Render `question` in the
 * page.
 */
export function useActions<Row extends AnyRow>(subject: Subject<Row> & { call: ListCall }) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<ActionRequest<Row> | null>(null)
  const [running, setRunning] = useState(false)

  const run = async (wanted: ActionRequest<Row>, reason?: string) => {
    const { action, rows, onSettled } = wanted
    if (!action.Question) setAsked(null)
    setRunning(true)
    const { failed, why } = await runOnEach(action, rows, reason)
    if (action.Question) setAsked(failed.length > 0 ? { ...wanted, rows: failed } : null)
    setRunning(false)
    const done = rows.filter((row) => !failed.includes(row))
    if (failed.length === 0) toast.success(words.done(done.length))
    else toast.error(done.length > 0 ? words.partly(done.length, failed.length, why) : words.failed(why))
    for (const resource of [subject.call.resource, 'audit'] as const) readAgainAfterChange(queryClient, resource)
    onSettled?.(failed, done)
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

  return {
    start: (...wanted: Parameters<typeof start>) => void start(...wanted),
    running,
    question: <Question asked={asked} subject={subject} running={running} onRun={run} onKeep={() => setAsked(null)} />,
  }
}

const nothingSaid = { title: '', message: '', confirmLabel: '', cancelLabel: '' }

type QuestionProps<Row extends AnyRow> = {
  asked: ActionRequest<Row> | null
  subject: Subject<Row>
  running: boolean
  onRun: (wanted: ActionRequest<Row>, reason?: string) => Promise<void>
  onKeep: () => void
}

function Question<Row extends AnyRow>({ asked, subject, running, onRun, onKeep }: QuestionProps<Row>) {
  const said = asked ? questionOf(asked.action, subject, asked.rows) : nothingSaid
  const withReason = asked?.action.asksReason === true
  if (asked?.action.Question) {
    const { Question: Own } = asked.action
    return <Own rows={asked.rows} running={running} onRun={(reason) => void onRun(asked, reason)} onKeep={onKeep} />
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
        asksReason
        keepLabel={said.cancelLabel}
        onConfirm={(reason) => asked && void onRun(asked, reason)}
        onKeep={onKeep}
      />
    </>
  )
}
