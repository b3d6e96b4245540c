import { asRecord, readBoolean, readId, readList, readNumber, readString } from '../../base/wire/index.ts'

/** What an animal's owner tells the chatbot. */
export type Question = { symptoms: readonly string[]; race: string }

/** One disease that the symptoms may point to: an orientation, never a diagnosis in the veterinary sense. */
export type Diagnosis = {
  diseaseId: string
  name: string
  description: string
  advice: string
  urgency: string
  /** Percent with one decimal at most, 0 to 100. */
  probability: number
  /** Symptoms of the disease that the question has, and those it has not, as the base writes them. */
  matched: string[]
  /** Those of `matched` of which the question has a part only, as « toux » is of « toux sèche ». */
  partly: string[]
  missing: string[]
  /** Whether the disease gained from naming this breed. */
  raceBonus: boolean
}

/** A diagnosis as a server sent it; `probability` is null when it said none (T19). Only our server explains it. */
export type DiagnosisResult = Omit<Diagnosis, 'probability'> & { probability: number | null }

/** Reads one entry of a `diagnosisResult`; probabilities are percents, never guessed from a share (AMB-50). */
export function readDiagnosisResult(value: unknown): DiagnosisResult {
  const row = asRecord(value) ?? {}
  return {
    diseaseId: readId(row.diseaseId),
    name: readString(row.name),
    description: readString(row.description),
    advice: readString(row.advice),
    urgency: readString(row.urgency),
    probability: readNumber(row.probability) ?? null,
    matched: readList(row.matched, readString),
    partly: readList(row.partly, readString),
    missing: readList(row.missing, readString),
    raceBonus: readBoolean(row.raceBonus) ?? false,
  }
}
