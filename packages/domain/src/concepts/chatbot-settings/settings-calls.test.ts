import { expect, it } from 'vitest'
import { getChatbotSettings, previewRetention, updateChatbotSettings } from './chatbot-settings.calls.ts'
import { defaultChatbotSettings } from './chatbot-settings.ts'

it('settings come with their version where the server has one, and go back as they are', () => {
  const stored = getChatbotSettings.response({ version: 4, general: {} }, undefined)
  expect(stored).toEqual({ ...defaultChatbotSettings, version: 4 })
  expect(getChatbotSettings.response({ general: {} }, undefined)).not.toHaveProperty('version')
  expect(updateChatbotSettings.request(stored)).toEqual({ body: stored })
})

it('previewRetention asks by number of days, and reads what it would delete', () => {
  expect(previewRetention.request(30)).toEqual({ query: { days: 30 } })
  const before = '2026-10-22T10:00:00Z'
  expect(previewRetention.response({ before, sessions: 626, reports: 45 }, 30)).toEqual({
    before,
    sessions: 626,
    reports: 45,
  })
})
