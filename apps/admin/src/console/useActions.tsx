import { consoleMessages as words } from '@potager/domain/messages'
import { ReasonQuestion } from '@potager/ui/booking'
import { ConfirmDialog } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resource } from '../data/queryKeys.ts'
import { config } from '../services.ts'
import type { Action, AnyRow } from './description.ts'
import { runOnEach } from './runOnEach.ts'

type Wanted<Row> = { action: Action<Row>; rows: readonly Row[]; onDone?: (() => void) | undefined }

/** Actions on records: asked first where that matters, told afterwards, the lists read again. `question` belongs in the page. */
export function useActions<Row extends AnyRow>(resource: Resource) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Wanted<Row> | null>(null)
  const [running, setRunning] = useState(false)

  const run = async ({ action, rows, onDone }: Wanted<Row>, reason?: string) => {
    setAsked(null)
    setRunning(true)
    const { done, failed, why } = await runOnEach(action, rows, reason)
    setRunning(false)
    if (failed === 0) toast.success(words.done(done))
    else toast.error(done > 0 ? words.partly(done, failed, why) : words.failed(why))
    for (const key of [resource, 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
    onDone?.()
  }

  const start = (action: Action<Row>, rows: readonly Row[], onDone?: () => void) => {
    const fitting = rows.filter(action.fits)
    if (running) return
    if (fitting.length === 0) {
      toast.error(words.notFitting)
      return
    }
    const wanted = { action, rows: fitting, onDone }
    if (action.asks || fitting.length > 1) setAsked(wanted)
    else void run(wanted)
  }

  const said = {
    message: asked ? words.question(asked.action.label, asked.rows.length) : '',
    confirmLabel: asked?.action.label ?? '',
  }
  const withReason = asked?.action.asksReason === true
  return {
    start,
    running,
    question: (
      <>
        <ConfirmDialog
          {...said}
          open={asked !== null && !withReason}
          cancelLabel={words.keepAll}
          destructive={asked?.action.destructive ?? false}
          onConfirm={() => asked && void run(asked)}
          onCancel={() => setAsked(null)}
        />
        <ReasonQuestion
          {...said}
          open={withReason}
          keepLabel={words.keepAll}
          asksReason={config.extensions}
          onConfirm={(reason) => asked && void run(asked, reason)}
          onKeep={() => setAsked(null)}
        />
      </>
    ),
  }
}
