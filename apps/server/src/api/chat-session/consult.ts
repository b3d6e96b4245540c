import { setImmediate as nextTurn } from 'node:timers/promises'
import { raceKey, symptomKey } from '@potager/domain/chat-session'
import type { DiagnosisSettings } from '@potager/domain/chatbot-settings'
import { type BaseAnswer, diagnosing, type Question } from '@potager/domain/diagnosis'
import type { Disease } from '@potager/domain/disease'
import type { NewSession } from './queries.ts'

/** Each symptom once, as it was first written. */
function distinct(symptoms: readonly string[]): Map<string, string> {
  const byKey = new Map<string, string>()
  for (const symptom of symptoms) {
    const key = symptomKey(symptom)
    if (!byKey.has(key)) byKey.set(key, symptom)
  }
  return byKey
}

/** How long the engine works before other requests have their turn, in milliseconds. */
const TURN_MS = 10

/** Has the engine answer a question about the whole base; others are served in between. The time is the engine's alone. */
export async function reason(
  question: Question,
  diseases: readonly Disease[],
  settings: DiagnosisSettings,
): Promise<BaseAnswer & { durationMs: number }> {
  const steps = diagnosing(question, diseases, settings)
  let durationMs = 0
  let start = performance.now()
  for (;;) {
    const step = steps.next()
    const spent = performance.now() - start
    if (step.done) return { ...step.value, durationMs: durationMs + spent }
    if (spent < TURN_MS) continue
    durationMs += spent
    await nextTurn()
    start = performance.now()
  }
}

/** Has the engine answer a question: the session to store. Not within a transaction, which would wait for others' turns. */
export async function consult(
  id: string,
  { symptoms, race }: Question,
  diseases: readonly Disease[],
  settings: DiagnosisSettings,
): Promise<NewSession> {
  const asked = distinct(symptoms)
  const question = { symptoms: [...asked.values()], race }
  const { results, uncovered, durationMs } = await reason(question, diseases, settings)
  return {
    id,
    race,
    raceKey: raceKey(race),
    symptoms: question.symptoms,
    symptomKeys: [...asked.keys()],
    uncoveredKeys: uncovered.map(symptomKey),
    diagnosis: results,
    durationMs,
  }
}
