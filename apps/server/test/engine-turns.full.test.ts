import { setImmediate as nextTurn } from 'node:timers/promises'
import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { diagnose, type KnowledgeBase, uncoveredSymptoms } from '@potager/domain/diagnosis'
import { signLimits } from '@potager/domain/sign'
import { describe, expect, it } from 'vitest'
import { stillUncovered } from '../src/api/analytics/routes.ts'
import { reason } from '../src/api/chat-session/routes.ts'
import { processorTime } from './kills.ts'

const words = (index: number) => `signe${(index * 7919) % 4001} du point${index % 613}`

/** 500 diseases of 30 symptoms, and the maximum of signs. */
const base: KnowledgeBase = {
  diseases: Array.from({ length: 500 }, (_, index) => ({
    id: String(index),
    name: `Maladie ${index}`,
    description: '',
    urgency: 'LOW',
    advice: '',
    symptoms: Array.from({ length: 30 }, (_unused, place) => words(index * 30 + place)),
    affectedRaces: ['toutes'],
  })),
  signs: Array.from({ length: signLimits.signs.max }, (_, index) => ({
    id: String(index),
    name: words(index),
    words: Array.from({ length: signLimits.entries.max }, (_unused, place) => words(index * 7 + place)),
    version: 1,
  })),
}

/** The result of some work, and the processor time of a turn of the event loop meanwhile, in milliseconds. */
async function turnsOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; holdMs: number }> {
  const start = processorTime()
  let turns = 1
  const state = { over: false }
  const done = work().finally(() => {
    state.over = true
  })
  for (; !state.over; turns++) await nextTurn()
  return { result: await done, holdMs: (processorTime() - start) / turns }
}

describe('other calls are served while the engine reads the largest base', () => {
  const settings = defaultChatbotSettings.diagnosis

  it('during a question of 50 symptoms, every 50 ms on average', async () => {
    const asked = { race: 'Labrador', symptoms: Array.from({ length: 50 }, (_, index) => words(index * 31)) }
    const { result, holdMs } = await turnsOf(() => reason(asked, base, settings))
    expect(holdMs).toBeLessThan(50)
    expect(result.results).toEqual(diagnose(asked, base, settings))
    expect(result.uncovered).toEqual(uncoveredSymptoms(asked.symptoms, base, settings.requireExactSymptomMatch))
  })

  it('during the check of a thousand uncovered symptoms, every 50 ms on average', async () => {
    const known = (index: number) => index < 3
    const terms = Array.from({ length: 1000 }, (_, index) => ({
      name: known(index) ? words(index) : `inconnu${index} du signe${index} le matin`,
      sessions: 2000 - index,
      reported: 0,
      previous: 0,
    }))
    const { result, holdMs } = await turnsOf(() => stillUncovered({ distinct: 1234, terms }, base, false))
    expect(holdMs).toBeLessThan(50)
    expect(result.terms[0]).toEqual(terms[3])
    expect(result.distinct).toBe(1231)
  })
})
