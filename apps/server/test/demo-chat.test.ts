import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { diagnose, uncoveredSymptoms } from '@potager/domain/diagnosis'
import { readDisease } from '@potager/domain/disease'
import { instantToWall, weekdayOf } from '@potager/domain/time'
import { describe, expect, it } from 'vitest'
import { purgeSessions } from '../src/api/assistant/retention.ts'
import { demoReports } from '../src/setup/demo/chat-reports.ts'
import { demoSessions } from '../src/setup/demo/chat-sessions.ts'
import { unknownSymptoms } from '../src/setup/demo/chat-texts.ts'
import { demoDiseases } from '../src/setup/demo/load.ts'
import { createChance } from '../src/setup/demo/random.ts'
import { everySession } from './chat.ts'
import { startServer } from './harness.ts'

const NOW = Date.UTC(2026, 6, 14, 15, 20)
const DAY = 86_400_000
const chances = createChance(5)
const diseases = demoDiseases.map((disease) => readDisease({ ...disease, id: chances.id(NOW) }))
const draw = async (seed: number) => {
  const chance = createChance(seed)
  const sessions = await demoSessions(chance, diseases, NOW)
  return { sessions, reports: demoReports(chance, sessions, null, NOW) }
}
const { sessions, reports } = await draw(1)

describe('demo sessions', () => {
  it('are 2000 over the last 120 days, none of tomorrow, more of late', () => {
    const ages = sessions.map(({ createdAt }) => (NOW - createdAt) / DAY)
    expect(sessions).toHaveLength(2000)
    expect(Math.min(...ages)).toBeGreaterThan(0)
    expect(Math.max(...ages)).toBeGreaterThan(118)
    expect(Math.max(...ages)).toBeLessThan(121)
    expect(ages.filter((age) => age < 40).length).toBeGreaterThan(ages.filter((age) => age > 80).length)
  })

  it('come in the evening rather than at night, and a little more at weekends', () => {
    const hours = sessions.map(({ createdAt }) => Number(instantToWall(createdAt).slice(11, 13)))
    const between = (from: number, to: number) => hours.filter((hour) => hour >= from && hour < to).length
    expect(between(18, 22)).toBeGreaterThan(between(0, 4) * 5)
    const on = (day: string) =>
      sessions.filter(({ createdAt }) => weekdayOf(instantToWall(createdAt).slice(0, 10)) === day).length
    expect(on('SATURDAY') + on('SUNDAY')).toBeGreaterThan(on('TUESDAY') + on('WEDNESDAY'))
  })

  it('have the results that the engine computes', () => {
    for (const { symptoms, race, diagnosis, symptomKeys, uncoveredKeys } of sessions.filter(
      (_, index) => index % 20 === 0,
    )) {
      expect(diagnosis).toEqual(diagnose({ symptoms, race }, { diseases, signs: [] }, defaultChatbotSettings.diagnosis))
      expect(symptomKeys).toHaveLength(symptoms.length)
      expect(uncoveredKeys).toHaveLength(uncoveredSymptoms(symptoms, { diseases, signs: [] }, false).length)
    }
  })

  it('find the animal’s disease first in most cases, miss some, and find nothing now and then', () => {
    const right = sessions.filter(({ diagnosis, truth }) => diagnosis[0]?.diseaseId === truth.id).length
    const empty = sessions.filter(({ diagnosis }) => diagnosis.length === 0).length
    expect(right / sessions.length).toBeGreaterThan(0.75)
    expect(right / sessions.length).toBeLessThan(0.97)
    expect(empty).toBeGreaterThan(20)
    expect(empty).toBeLessThan(200)
  })

  it('have uncovered symptoms, and exactly the intended ones', () => {
    expect(uncoveredSymptoms(unknownSymptoms, { diseases, signs: [] }, false)).toEqual(unknownSymptoms)
    const met = new Set(sessions.flatMap(({ uncoveredKeys }) => uncoveredKeys))
    expect(met.size).toBe(unknownSymptoms.length)
  })

  it('are the same every time, but for the time that the engine took', async () => {
    const timeless = ({ durationMs: _, ...session }: (typeof sessions)[number]) => session
    const again = await draw(1)
    expect(again.sessions.map(timeless)).toEqual(sessions.map(timeless))
    expect(again.reports).toEqual(reports)
  })
})

describe('demo settings', () => {
  it('are stored, valid, and the defaults except for the longest retention', async () => {
    const server = await startServer()
    const stored = await server.ok(contract.chatbotSettings.getChatbotSettings, {
      token: await server.tokenOf('gerant'),
    })
    const { advanced } = defaultChatbotSettings
    expect(stored).toEqual({ ...defaultChatbotSettings, advanced: { ...advanced, dataRetentionDays: 360 }, version: 1 })
    const count = async () => (await everySession(server.db)).length
    expect(await count()).toBe(2000)
    expect(await purgeSessions(server.db, Date.now())).toBe(0)
    expect(await count()).toBe(2000)
  })
})

describe('demo reports', () => {
  it('are about 120, most of them resolved, some waiting for more than a week', () => {
    expect(reports.length).toBeGreaterThan(95)
    expect(reports.length).toBeLessThan(150)
    const waiting = reports.filter(({ resolved }) => !resolved)
    expect(waiting.length).toBeGreaterThan(10)
    expect(waiting.length).toBeLessThan(reports.length / 2)
    const ages = waiting.map(({ created_at }) => (NOW - Date.parse(created_at)) / DAY)
    expect(ages.some((age) => age > 7)).toBe(true)
    expect(ages.some((age) => age < 7)).toBe(true)
  })

  it('come after their session and before their resolution, and name the true disease if any', () => {
    for (const { session_id, created_at, resolved, resolved_at, actual_diagnosis, feedback } of reports) {
      const session = sessions.find(({ id }) => id === session_id)
      expect(Date.parse(created_at)).toBeGreaterThan(session?.createdAt ?? NOW)
      expect(Date.parse(created_at)).toBeLessThan(NOW)
      expect(resolved_at !== null).toBe(resolved)
      expect(Date.parse(resolved_at ?? new Date(NOW).toISOString())).toBeGreaterThan(Date.parse(created_at))
      expect(feedback).toContain(actual_diagnosis ?? '')
      expect([null, session?.truth.name]).toContain(actual_diagnosis)
    }
  })
})
