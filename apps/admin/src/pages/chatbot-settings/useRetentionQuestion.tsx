import { errorMessage } from '@potager/domain/api'
import {
  type ChatbotSettings,
  getChatbotSettings,
  previewRetention,
  type RetentionEffect,
} from '@potager/domain/chatbot-settings'
import { chatbotSettingsScreenMessages, commonMessages } from '@potager/domain/messages'
import { ConfirmDialog } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { api, supports } from '../../platform/services.ts'

const words = chatbotSettingsScreenMessages.deletion

type AskedRetention = { settings: ChatbotSettings; effect: RetentionEffect | null }

function saidOf(asked: AskedRetention | null): { title: string; message: string } {
  if (!asked) return { title: '', message: '' }
  const days = asked.settings.advanced.dataRetentionDays
  if (!asked.effect) return { title: words.uncountedQuestion, message: words.uncountedWarning(days) }
  const { sessions, reports, before } = asked.effect
  return { title: words.question(sessions, reports), message: words.warning(days, before) }
}

/**
 * Saves settings; a shorter retention that deletes sessions is confirmed first, with their count. If counting fails,
 * nothing is saved; a backend that cannot count is asked for confirmation in any case. One that stores no settings
 * deletes nothing.
 */
export function useRetentionQuestion(saved: ChatbotSettings, write: (settings: ChatbotSettings) => void) {
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
      toast.error(commonMessages.because(words.failure, errorMessage(error) ?? undefined))
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
