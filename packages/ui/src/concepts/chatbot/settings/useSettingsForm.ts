import {
  type ChatbotSettings,
  changedSettings,
  type MessageName,
  type SettingPath,
} from '@potager/domain/chatbot-settings'
import { chatMessageLabels, chatbotSettingsScreenMessages as words } from '@potager/domain/messages'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'

/** The form's label of a setting. */
export function settingLabel(path: SettingPath): string {
  const [section = '', name = ''] = path.split('.')
  if (section === 'messaging') return chatMessageLabels[name as MessageName]
  const labels: Record<string, Record<string, string>> = words.fields
  return labels[section]?.[name] ?? path
}

// The rules and their library are heavy, so they load when the form is first used. If that fails, only the server
// validates.
export const readRules = () => import('./settingsRules.ts').catch(() => null)
const checked: Resolver<ChatbotSettings> = async (...typed) =>
  (await readRules())?.resolve(...typed) ?? { values: typed[0], errors: {} }

/**
 * The settings form. When somebody else saves, it takes their values and keeps the user's edits on top;
 * `changedMeanwhile` lists their changes until this form is saved or reset.
 */
export function useSettingsForm(saved: ChatbotSettings) {
  const form = useForm<ChatbotSettings>({ resolver: checked, defaultValues: saved, mode: 'onTouched' })
  const { getValues, setValue, reset } = form
  const { isDirty } = form.formState
  const known = useRef(saved)
  const [changedMeanwhile, setChanged] = useState<SettingPath[]>([])
  useEffect(() => {
    const before = known.current
    if (changedSettings(before, saved).length === 0) return
    known.current = saved
    const typed = changedSettings(before, getValues())
    reset(saved)
    for (const { path, value } of typed) setValue(path, value as never, { shouldDirty: true })
    const left = changedSettings(saved, getValues())
    setChanged(left.length > 0 ? changedSettings(before, saved).map(({ path }) => path) : [])
  }, [saved, getValues, reset, setValue])
  return { form, changedMeanwhile: isDirty ? changedMeanwhile : [] }
}
