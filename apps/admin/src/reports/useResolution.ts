import { getChatSession } from '@potager/domain/chat-session'
import { commonMessages, reportMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { type Report, resolveReport } from '@potager/domain/report'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLeaveGuard } from '../app/useLeaveGuard.tsx'
import { useApiMutation } from '../data/useApi.ts'
import { api } from '../services.ts'
import { reportDraftOf } from './reportDraft.ts'

/** The report being resolved; a resolution that changes the knowledge base leads to the prefilled disease. */
export function useResolution() {
  const [report, setReport] = useState<Report | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const navigate = useNavigate()
  const { setDirty, release } = useLeaveGuard()
  const show = (next: Report | null) => {
    setReport(next)
    setFailure(null)
  }
  const openDisease = async (resolved: Report) => {
    const session = await api.send(getChatSession, resolved.sessionId).catch(() => null)
    await navigate(`${paths.diseases}?action=create`, { state: { reportDraft: reportDraftOf(resolved, session) } })
  }
  const resolution = useApiMutation(resolveReport, {
    onSuccess: (_, { updateDisease }) => {
      // Release the leave guard first: closing may change the URL.
      release()
      show(null)
      toast.success(reportMessages.resolved)
      if (updateDisease && report) void openDisease(report)
    },
    // The dialog stays open and shows the error; a toast would repeat it.
    onError: ({ body }) => setFailure(commonMessages.because(reportMessages.resolveFailure, body.message)),
  })
  return {
    open: show,
    dialog: {
      report,
      failure,
      saving: resolution.isPending,
      onClose: () => show(null),
      onDirty: setDirty,
      onResolve: (answer: { resolution: string; updateDisease: boolean }) =>
        report && resolution.mutate({ id: report.id, ...answer }),
    },
  }
}
