import { reasonOf } from '@potager/admin-kit/data'
import { getAccuracy } from '@potager/domain/analytics'
import { ApiError, errorMessage } from '@potager/domain/api'
import { isPrivileged } from '@potager/domain/auth'
import { getChatSessionStats } from '@potager/domain/chat-session'
import {
  type ChatbotSettings,
  getChatbotSettings,
  previewRetention,
  type RetentionEffect,
  type StoredSettings,
  updateChatbotSettings,
} from '@potager/domain/chatbot-settings'
import { type Question, type TrialAnswer, tryDiagnosis } from '@potager/domain/diagnosis'
import { listDiseases } from '@potager/domain/disease'
import {
  commonMessages,
  chatbotSettingsMessages as text,
  trialMessages,
  chatbotSettingsScreenMessages as words,
} from '@potager/domain/messages'
import { ChatbotSettingsScreen, TrialDialog } from '@potager/ui/chatbot-settings'
import { ConfirmDialog, ErrorState, ListSkeleton } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '../../platform/auth/session.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
import { api, supports } from '../../platform/services.ts'
import { deviceSettings, serverSettings } from './settingsStore.ts'

/** Settings that the backend tells stay its own, even where it lets nobody store others. */
function useStore() {
  const served = supports(getChatbotSettings)
  const store = served ? serverSettings(api) : deviceSettings(() => localStorage)
  return { served, store, key: ['chatbot-settings', served] }
}

/** « Configuration Chatbot »: unsaved input stays until it is saved, discarded or knowingly left. */
export function ChatbotSettingsPage() {
  // Never refetched under the user's input: a save over newer settings gets a conflict from the server.
  const { store, key } = useStore()
  const stored = useQuery({ queryKey: key, queryFn: store.load, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  if (stored.data) return <Settings stored={stored.data} />
  if (stored.error) {
    return (
      <ErrorState title={words.loadFailure} message={reasonOf(stored.error)} onRetry={() => void stored.refetch()} />
    )
  }
  return <ListSkeleton label={commonMessages.loading} rows={8} />
}

function Settings({ stored }: { stored: StoredSettings }) {
  const { version, ...saved } = stored
  const queryClient = useQueryClient()
  const { served, store, key } = useStore()
  const { setDirty } = useLeaveGuard()
  const state = useChatbotState()
  const [tested, setTested] = useState<ChatbotSettings | null>(null)
  const trial = useMutation<TrialAnswer, Error, Question>({
    mutationFn: (asked) => api.send(tryDiagnosis, { ...asked, ...(tested ? { settings: tested.diagnosis } : {}) }),
  })
  const saving = useMutation({
    mutationFn: (settings: ChatbotSettings) =>
      store.save({ ...settings, ...(version === undefined ? {} : { version }) }),
    onSuccess: (now) => {
      queryClient.setQueryData(key, now)
      toast.success(served ? text.saved : words.thisDevice)
    },
    onError: (error) => {
      toast.error(commonMessages.because(text.saveFailure, reasonOf(error)))
      // Conflict: the form takes the newer settings and reapplies the user's input over them.
      if (error instanceof ApiError && error.status === 409) void queryClient.invalidateQueries({ queryKey: key })
    },
  })
  const retention = useRetentionQuestion(saved, saving.mutate)
  const stores = !served || supports(updateChatbotSettings)
  const mayEdit = !served || (stores && isPrivileged(session.read()))

  return (
    <>
      <ChatbotSettingsScreen
        saved={saved}
        state={state}
        saving={saving.isPending || retention.counting}
        mayEdit={mayEdit}
        note={noteOf({ served, stores, mayEdit })}
        onSave={retention.save}
        onTest={(settings) => {
          trial.reset()
          setTested(settings)
        }}
        onReset={() => toast.success(text.reset)}
        onDirty={setDirty}
      />
      <TrialDialog
        settings={tested}
        engine={supports(tryDiagnosis)}
        trying={trial.isPending}
        answer={trial.data ?? null}
        failure={trial.error ? commonMessages.because(trialMessages.failure, reasonOf(trial.error)) : null}
        onTry={(asked) => trial.mutate(asked)}
        onClose={() => setTested(null)}
      />
      {retention.question}
    </>
  )
}

function noteOf({ served, stores, mayEdit }: { served: boolean; stores: boolean; mayEdit: boolean }) {
  if (!served) return words.kept
  if (!stores) return words.notStored
  return mayEdit ? undefined : words.readOnly
}

function useChatbotState() {
  const stats = useApiQuery(getChatSessionStats, undefined)
  const diseases = useApiQuery(listDiseases, { page: 0 })
  const accuracy = useApiQuery(getAccuracy, undefined)
  return {
    sessions: stats.data?.totalSessions ?? null,
    diseases: diseases.data?.total ?? null,
    accuracy: accuracy.data?.accuracyRate ?? stats.data?.accuracyRate ?? null,
  }
}

const { deletion } = words

type AskedRetention = { settings: ChatbotSettings; effect: RetentionEffect | null }

function saidOf(asked: AskedRetention | null): { title: string; message: string } {
  if (!asked) return { title: '', message: '' }
  const days = asked.settings.advanced.dataRetentionDays
  if (!asked.effect) return { title: deletion.uncountedQuestion, message: deletion.uncountedWarning(days) }
  const { sessions, reports, before } = asked.effect
  return { title: deletion.question(sessions, reports), message: deletion.warning(days, before) }
}

/**
 * Saves settings; a shorter retention that deletes sessions is confirmed first, with their count. If counting fails,
 * nothing is saved; a backend that cannot count is asked for confirmation in any case. One that stores no settings
 * deletes nothing.
 */
function useRetentionQuestion(saved: ChatbotSettings, write: (settings: ChatbotSettings) => void) {
  const [counting, setCounting] = useState(false)
  const [asked, setAsked] = useState<AskedRetention | null>(null)

  const save = async (settings: ChatbotSettings) => {
    const days = settings.advanced.dataRetentionDays
    if (!supports(getChatbotSettings) || days >= saved.advanced.dataRetentionDays) return write(settings)
    if (!supports(previewRetention)) return setAsked({ settings, effect: null })
    setCounting(true)
    try {
      const effect = await api.send(previewRetention, days)
      if (effect.sessions > 0) setAsked({ settings, effect })
      else write(settings)
    } catch (error) {
      toast.error(commonMessages.because(deletion.failure, errorMessage(error) ?? undefined))
    } finally {
      setCounting(false)
    }
  }

  return {
    counting,
    save: (settings: ChatbotSettings) => void save(settings),
    question: (
      <ConfirmDialog
        open={asked !== null}
        {...saidOf(asked)}
        confirmLabel={deletion.confirm}
        cancelLabel={deletion.cancel}
        onConfirm={() => {
          if (asked) write(asked.settings)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    ),
  }
}
