import { type ChatbotSettings, changedSettings, type SettingPath } from '@potager/domain/chatbot-settings'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'

// The rules and the library they are written in are heavy, and nothing is checked before somebody comes to the form.
// Where they cannot be had, the server's decide alone.
export const readRules = () => import('./settingsRules.ts').catch(() => null)
const checked: Resolver<ChatbotSettings> = async (...typed) =>
  (await readRules())?.resolve(...typed) ?? { values: typed[0], errors: {} }

/**
 * The form of the settings over what is saved. When others are saved meanwhile the form has those, with what is typed here
 * over them: `changedMeanwhile` names what somebody else changed, until this form is saved or thrown away.
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
  return { ...form, changedMeanwhile: isDirty ? changedMeanwhile : [] }
}
