import { raceKey, symptomKey } from '@potager/domain/chat-session'
import type { DiagnosisSettings } from '@potager/domain/chatbot-settings'
import { diagnose, type Question, uncoveredSymptoms } from '@potager/domain/diagnosis'
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

/** Has the engine answer a question: the session to store, with the time that it took. */
export function consult(
  id: string,
  { symptoms, race }: Question,
  diseases: readonly Disease[],
  settings: DiagnosisSettings,
): NewSession {
  const asked = distinct(symptoms)
  const question = { symptoms: [...asked.values()], race }
  const start = performance.now()
  const diagnosis = diagnose(question, diseases, settings)
  const durationMs = performance.now() - start
  return {
    id,
    race,
    raceKey: raceKey(race),
    symptoms: question.symptoms,
    symptomKeys: [...asked.keys()],
    uncoveredKeys: uncoveredSymptoms(question.symptoms, diseases, settings.requireExactSymptomMatch).map(symptomKey),
    diagnosis,
    durationMs,
  }
}
