import { clientOf, startContractServer } from '@potager/admin-kit/testing'
import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { deviceSettings, serverSettings } from './settingsStore.ts'

const kept = new Map<string, string>()
const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
const changed = { ...defaultChatbotSettings, general: { ...defaultChatbotSettings.general, maxSessionsPerDay: 12 } }

describe('settings on this device, for a backend that keeps none [SET-09]', () => {
  beforeEach(() => kept.clear())

  it('are the defaults until something is saved, then what was saved, after a reload too', async () => {
    expect(await deviceSettings(storage).load()).toEqual(defaultChatbotSettings)
    expect(await deviceSettings(storage).save(changed)).toEqual(changed)
    expect(await deviceSettings(storage).load()).toEqual(changed)
  })

  it('are the defaults if the stored text, or one value in it, is invalid', async () => {
    await deviceSettings(storage).save(changed)
    const [[key, text = ''] = ['', '']] = kept
    kept.set(key, text.replace('12', '"douze"'))
    expect(await deviceSettings(storage).load()).toEqual(defaultChatbotSettings)
    kept.set(key, '{"version":1,')
    expect(await deviceSettings(storage).load()).toEqual(defaultChatbotSettings)
    for (const other of ['null', '7', '"réglages"', '[]', '{"version":1}']) {
      kept.set(key, other)
      expect(await deviceSettings(storage).load()).toEqual(defaultChatbotSettings)
    }
  })

  it('tell that they could not be saved when the storage is full or blocked', async () => {
    const full = () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    await expect(deviceSettings(full).save(changed)).rejects.toThrow('full')
    const blocked = deviceSettings(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await expect(blocked.save(changed)).rejects.toThrow('denied')
    expect(await blocked.load()).toEqual(defaultChatbotSettings)
  })
})

it('settings of our server are read there, and saved there whole', async () => {
  const server = await startContractServer(({ body }) => ({ body: body ?? changed }))
  onTestFinished(async () => void (await server.close()))
  const { load, save } = serverSettings(clientOf(server.baseUrl))
  expect(await load()).toMatchObject(changed)
  const closed = { ...changed, general: { ...changed.general, maxSessionsPerDay: 7 } }
  expect(await save(closed)).toMatchObject(closed)
  expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'PUT'])
  expect(server.requests[1]?.body).toMatchObject(closed)
})
