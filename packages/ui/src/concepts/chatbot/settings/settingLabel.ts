import type { MessageName, SettingPath } from '@potager/domain/chatbot-settings'
import { chatMessageLabels, chatbotSettingsScreenMessages as words } from '@potager/domain/messages'

/** The form's label of a setting. */
export function settingLabel(path: SettingPath): string {
  const [section = '', name = ''] = path.split('.')
  if (section === 'messaging') return chatMessageLabels[name as MessageName]
  const labels: Record<string, Record<string, string>> = words.fields
  return labels[section]?.[name] ?? path
}
