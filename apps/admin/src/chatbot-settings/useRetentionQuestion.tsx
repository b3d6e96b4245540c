import { errorMessage } from '@potager/domain/api'
import { type ChatbotSettings, previewRetention, type RetentionEffect } from '@potager/domain/chatbot-settings'
import { chatbotSettingsScreenMessages, commonMessages } from '@potager/domain/messages'
import { ConfirmDialog } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { api, config } from '../services.ts'

const words = chatbotSettingsScreenMessages.deletion

/**
 * Saves settings; a shorter retention that deletes sessions is confirmed first, with their count. If counting fails,
 * nothing is saved. A backend that stores no settings deletes nothing.
 */
export function useRetentionQuestion(saved: ChatbotSettings, write: (settings: ChatbotSettings) => void) {
  const [counting, setCounting] = useState(false)
  const [asked, setAsked] = useState<{ settings: ChatbotSettings; effect: RetentionEffect } | null>(null)

  const save = async (settings: ChatbotSettings) => {
    const days = settings.advanced.dataRetentionDays
    if (!config.extensions || days >= saved.advanced.dataRetentionDays) return write(settings)
    setCounting(true)
    try {
      const effect = await api.send(previewRetention, days)
      if (effect.sessions > 0) setAsked({ settings, effect })
      else write(settings)
    } catch (error) {
      toast.error(commonMessages.because(words.failure, errorMessage(error) ?? undefined))
    } finally {
      setCounting(false)
    }
  }
  const { sessions = 0, reports = 0, before = '' } = asked?.effect ?? {}

  return {
    counting,
    save: (settings: ChatbotSettings) => void save(settings),
    question: (
      <ConfirmDialog
        open={asked !== null}
        title={asked ? words.question(sessions, reports) : ''}
        message={asked ? words.warning(asked.settings.advanced.dataRetentionDays, before) : ''}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        onConfirm={() => {
          if (asked) write(asked.settings)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    ),
  }
}
