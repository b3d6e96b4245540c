import type { ApiError } from '@potager/domain/api'
import { getChatSession } from '@potager/domain/chat-session'
import { commonMessages, reportMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Report } from '@potager/domain/report'
import { toast } from '@potager/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRecords } from '../../platform/data/useRecords.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
import { api } from '../../platform/services.ts'
import { reportDraftOf } from './reportAddress.ts'

type Resolution = { resolution: string; updateDisease: boolean }

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
  const { update } = useRecords<Report>('reports')
  const resolving = useMutation<Report, ApiError, Resolution & { report: Report }>({
    mutationFn: ({ report: open, ...resolution }) => update(open, resolution),
    onSuccess: (_, { report: resolved, updateDisease }) => {
      // Release the leave guard first: closing may change the URL.
      release()
      show(null)
      toast.success(reportMessages.resolved)
      if (updateDisease) void openDisease(resolved)
    },
    // The dialog stays open and shows the error; a toast would repeat it.
    onError: ({ body }) => setFailure(commonMessages.because(reportMessages.resolveFailure, body.message)),
  })
  return {
    open: show,
    dialog: {
      report,
      failure,
      saving: resolving.isPending,
      onClose: () => show(null),
      onDirty: setDirty,
      onResolve: (resolution: Resolution) => report && resolving.mutate({ report, ...resolution }),
    },
  }
}
