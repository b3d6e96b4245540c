import { raceKey, symptomKey } from '@potager/domain/chat-session'
import type { DiagnosisSettings } from '@potager/domain/chatbot-settings'
import { type BaseAnswer, diagnosing, type KnowledgeBase, type Question } from '@potager/domain/diagnosis'
import { inTurns } from '../in-turns.ts'
import type { NewSession } from './queries.ts'

/** Each symptom once, in its first spelling. */
function distinct(symptoms: readonly string[]): Map<string, string> {
  const byKey = new Map<string, string>()
  for (const symptom of symptoms) {
    const key = symptomKey(symptom)
    if (!byKey.has(key)) byKey.set(key, symptom)
  }
  return byKey
}

/** Runs the engine on the whole base, yielding to other requests in between. The duration is the engine's alone. */
export async function reason(
  question: Question,
  base: KnowledgeBase,
  settings: DiagnosisSettings,
): Promise<BaseAnswer & { durationMs: number }> {
  const { result, durationMs } = await inTurns(diagnosing(question, base, settings))
  return { ...result, durationMs }
}

/**
 * Runs the engine and returns the session to store. Do not call it in a transaction, which would stay open during the
 * turns of other requests.
 */
export async function consult(
  id: string,
  { symptoms, race }: Question,
  base: KnowledgeBase,
  settings: DiagnosisSettings,
): Promise<NewSession> {
  const asked = distinct(symptoms)
  const question = { symptoms: [...asked.values()], race }
  const { results, uncovered, durationMs } = await reason(question, base, settings)
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
