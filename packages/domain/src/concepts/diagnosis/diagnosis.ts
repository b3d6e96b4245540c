import {
  describe,
  flag,
  list,
  omittable,
  orNull,
  type Read,
  reader,
  record,
  text,
  within,
} from '../../base/wire/index.ts'

/** What an animal's owner tells the chatbot. */
export type Question = { symptoms: readonly string[]; race: string }

/**
 * One disease that the symptoms may point to, as a server sent it: an orientation, never a diagnosis in the veterinary
 * sense. The specification's five keys and, from our server, why (extension).
 */
export const diagnosisRecord = record({
  name: text,
  description: text,
  advice: text,
  urgency: text,
  /** With one decimal at most; null when the server said none (T19). Never guessed from a share (AMB-50). */
  probability: describe('Pour cent', orNull(within({ min: 0, max: 100 }))),
  diseaseId: describe('Maladie de la base (extension)', omittable(text)),
  /** As the base writes them. */
  matched: describe('Symptômes de la maladie reconnus (extension)', omittable(list(text))),
  /** Those of which the question has a part only, as « toux » is of « toux sèche ». */
  partly: describe('Parmi eux, ceux reconnus en partie seulement (extension)', omittable(list(text))),
  missing: describe('Symptômes de la maladie absents de la question (extension)', omittable(list(text))),
  raceBonus: describe('La race nommée a compté (extension)', omittable(flag)),
})
export interface DiagnosisResult extends Read<typeof diagnosisRecord> {}
export const readDiagnosisResult = reader(diagnosisRecord)

/** A diagnosis as the engine makes it. */
export type Diagnosis = Omit<DiagnosisResult, 'probability'> & { probability: number }
