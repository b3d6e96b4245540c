import { describe, expect, it } from 'vitest'
import {
  changedSettings,
  getChatbotSettings,
  previewRetention,
  readChatbotSettings,
  updateChatbotSettings,
} from './chatbot-settings.calls.ts'
import { chatbotSettingsShape } from './chatbot-settings.schema.ts'
import { defaultChatbotSettings, messageNames, renderMessage, unknownVariables } from './chatbot-settings.ts'

const { general, diagnosis, messaging, notifications, advanced } = defaultChatbotSettings

/** The error message for one changed value, null when it is accepted. */
function refusal(section: keyof typeof defaultChatbotSettings, name: string, value: unknown): string | null {
  const changed = { ...defaultChatbotSettings, [section]: { ...defaultChatbotSettings[section], [name]: value } }
  return chatbotSettingsShape.safeParse(changed).error?.issues[0]?.message ?? null
}

describe('default settings', () => {
  it('are those of the specification [SET-30] [SET-31] [SET-32] [SET-33]', () => {
    expect(general).toEqual({
      enabled: true,
      maintenanceMode: false,
      maxSessionsPerDay: 1000,
      sessionTimeout: 30,
      debugMode: false,
    })
    expect(diagnosis).toEqual({
      minProbabilityThreshold: 15,
      maxResultsReturned: 3,
      requireExactSymptomMatch: false,
      enableRaceSpecificBonus: true,
      urgencyWeighting: 1.2,
    })
    expect(notifications).toEqual({
      emailEnabled: true,
      adminEmail: '',
      highUrgencyAlerts: true,
      reportThreshold: 10,
      accuracyAlerts: true,
      accuracyThreshold: 85,
    })
    expect(advanced).toEqual({
      logLevel: 'INFO',
      cacheDuration: 3600,
      apiRateLimit: 100,
      backupFrequency: 'DAILY',
      dataRetentionDays: 90,
    })
  })

  it('are accepted; their five messages are short and use known variables only [SET-26] [SET-34]', () => {
    expect(chatbotSettingsShape.parse(defaultChatbotSettings)).toEqual(defaultChatbotSettings)
    expect(Object.keys(messaging)).toEqual([...messageNames])
    for (const text of Object.values(messaging)) {
      expect(text.length).toBeLessThanOrEqual(500)
      expect(unknownVariables(text)).toEqual([])
    }
    expect(messaging.consultVetMessage).toMatch(/pas un diagnostic.*vétérinaire/)
  })
})

describe('bounds', () => {
  it.each([
    ['[SET-10]', 'general', 'maxSessionsPerDay', [1, 10_000], [0, 10_001, 1.5]],
    ['[SET-11]', 'general', 'sessionTimeout', [5, 120], [4, 121]],
    ['[SET-12]', 'diagnosis', 'minProbabilityThreshold', [5, 50], [4, 51, 5.5]],
    ['[SET-13]', 'diagnosis', 'maxResultsReturned', [1, 2, 3, 5], [0, 4, 6]],
    ['[SET-14]', 'diagnosis', 'urgencyWeighting', [0.5, 0.6, 0.7, 1.1, 1.2, 1.3, 2], [0.4, 2.1, 1.25]],
    ['[SET-16]', 'notifications', 'reportThreshold', [1, 100], [0, 101]],
    ['[SET-17]', 'notifications', 'accuracyThreshold', [70, 95], [69, 96]],
    ['[SET-28]', 'notifications', 'adminEmail', ['', ' ', 'admin@exemple.fr'], ['admin', 'a..b@exemple.fr']],
    ['[SET-18]', 'advanced', 'cacheDuration', [300, 86_400], [299, 301, 86_700]],
    ['[SET-19]', 'advanced', 'apiRateLimit', [10, 1000], [9, 1001]],
    ['[SET-20]', 'advanced', 'dataRetentionDays', [30, 360], [0, 31, 390]],
    ['[SET-21]', 'advanced', 'logLevel', ['ERROR', 'WARN', 'INFO', 'DEBUG'], ['TRACE', '']],
    ['[SET-22]', 'advanced', 'backupFrequency', ['DAILY', 'WEEKLY', 'MONTHLY'], ['HOURLY']],
    ['[SET-15]', 'messaging', 'errorMessage', ['é'.repeat(500)], ['é'.repeat(501), ' ']],
  ] as const)('%s of %s.%s [SET-24] [SET-25] [SET-29]', (_, section, name, good, bad) => {
    for (const value of good) expect([value, refusal(section, name, value)]).toEqual([value, null])
    for (const value of bad) expect([value, refusal(section, name, value)]).toEqual([value, expect.any(String)])
  })

  it('are told in French [SET-14] [SET-28]', () => {
    expect(refusal('diagnosis', 'urgencyWeighting', 2.1)).toBe('Entre 0,5 et 2')
    expect(refusal('diagnosis', 'urgencyWeighting', 1.25)).toBe('Par pas de 0,1')
    expect(refusal('notifications', 'adminEmail', 'admin')).toBe('Email invalide.')
    expect(refusal('notifications', 'adminEmail', `${'a'.repeat(250)}@b.fr`)).toBe('Email invalide.')
    expect(refusal('notifications', 'adminEmail', null)).toBe('Email invalide.')
  })

  it('apply to the admin e-mail only while e-mails are enabled [SET-23] [SET-28]', () => {
    const without = { ...defaultChatbotSettings, notifications: { ...notifications, emailEnabled: false } }
    const written = { ...without, notifications: { ...without.notifications, adminEmail: 'admin@' } }
    expect(chatbotSettingsShape.safeParse(written).success).toBe(true)
    expect(refusal('notifications', 'adminEmail', 'admin@')).toBe('Email invalide.')
    const wrong = { ...written, notifications: { ...written.notifications, emailEnabled: true } }
    expect(chatbotSettingsShape.safeParse(wrong).error?.issues[0]?.path).toEqual(['notifications', 'adminEmail'])
  })

  it('refuse a variable that cannot be filled [SET-27]', () => {
    expect(refusal('messaging', 'welcomeMessage', 'Bonjour {foo} {race} {bar}')).toBe(
      'Variables inconnues\u00a0: {foo}, {bar}',
    )
    expect(refusal('messaging', 'welcomeMessage', 'Bonjour {username}, {symptoms} de {race}')).toBeNull()
  })
})

describe('messages', () => {
  it('are filled in once: what is filled in is never read again [SET-27]', () => {
    const values = { race: 'Siamois', symptoms: 'toux, {race}', username: 'Ana $& {username}' }
    expect(renderMessage('{username} : {symptoms} ({race}, {race}) {foo}', values)).toBe(
      'Ana $& {username} : toux, {race} (Siamois, Siamois) {foo}',
    )
    expect(unknownVariables('{foo} {race} {foo} {} {Race}')).toEqual(['foo', '', 'Race'])
  })
})

describe('changedSettings', () => {
  it('lists each changed setting with its path and new value', () => {
    const to = {
      ...defaultChatbotSettings,
      general: { ...general, enabled: false },
      advanced: { ...advanced, dataRetentionDays: 30 },
    }
    expect(changedSettings(defaultChatbotSettings, to)).toEqual([
      { path: 'general.enabled', value: false },
      { path: 'advanced.dataRetentionDays', value: 30 },
    ])
    expect(changedSettings(to, structuredClone(to))).toEqual([])
  })
})

describe('settings on the wire', () => {
  it('are read and written whole, as extensions, written by managers', () => {
    expect([getChatbotSettings.path, getChatbotSettings.extension]).toEqual(['/admin/chatbot/settings', true])
    expect(updateChatbotSettings).toMatchObject({ method: 'PUT', access: 'privileged', extension: true })
    expect(updateChatbotSettings.request(defaultChatbotSettings).body).toEqual(defaultChatbotSettings)
  })

  it('have the defaults where something is missing or of another kind', () => {
    expect(readChatbotSettings(undefined)).toEqual(defaultChatbotSettings)
    expect(readChatbotSettings({ general: { enabled: false, sessionTimeout: '12' }, advanced: 3, more: 1 })).toEqual({
      ...defaultChatbotSettings,
      general: { ...general, enabled: false },
    })
  })
})

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
