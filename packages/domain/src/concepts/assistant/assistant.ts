import {
  count,
  describe,
  flag,
  id,
  instant,
  list,
  omittable,
  oneOf,
  or,
  orNull,
  type Read,
  reader,
  record,
  text,
  within,
} from '../../base/wire/index.ts'
import { type DiagnosisResult, diagnosisRecord } from '../diagnosis/index.ts'
import { type Species, speciesNames, speciesOf, urgencies } from '../disease/index.ts'

/** Whether the assistant answers: the settings may close it, or say that it is in maintenance. */
export const assistantStatuses = ['open', 'maintenance', 'closed'] as const
export type AssistantStatus = (typeof assistantStatuses)[number]

/** The assistant as a visitor finds it. */
export const assistantRecord = record({
  /** One that is not known is closed. */
  status: or(oneOf(assistantStatuses), 'closed'),
  /** What it says first: its welcome, or why it does not answer. */
  message: text,
  /** What it says when it could not answer. */
  errorMessage: text,
  /** Symptoms of the disease base, to suggest while somebody types. */
  symptoms: list(text),
  keptDays: describe('Jours pendant lesquels une question est gardée', orNull(count)),
})
export interface Assistant extends Read<typeof assistantRecord> {}
export const readAssistant = reader(assistantRecord)

/** A question with its answer, open to whoever has its id until the session ends. It says nothing of who asked. */
export const consultationRecord = record({
  id,
  race: text,
  symptoms: list(text),
  /** Then the likeliest; empty when nothing was found. */
  results: describe('Les plus urgents d’abord', list(diagnosisRecord)),
  /** What the assistant says of it, never that it is sure. */
  message: text,
  uncovered: describe('Symptômes inconnus de la base', list(text)),
  durationMs: describe('Temps du moteur, en mode débogage seulement', omittable(orNull(within({ min: 0 })))),
  /** From then on nobody reads or reports it. */
  endsAt: describe('Fin de la session', instant),
  reported: flag,
})
export interface Consultation extends Read<typeof consultationRecord> {}
export const readConsultation = reader(consultationRecord)

/** A wrong answer, told by whoever got it. */
export type AssistantReport = { consultationId: string; feedback: string }

/** A question as typed; the species is null until one is chosen. */
export type AssistantQuestion = { species: Species | null; breed: string; symptoms: string[] }

/** Field names of a question, sent with or without script. */
export const askFields = { species: 'animal', breed: 'race', symptoms: 'symptomes' } as const

/** Field names of a report; `consultation` distinguishes it from a question. */
export const reportFields = { consultation: 'consultation', feedback: 'commentaire' } as const

const rank = (urgency: string) => urgencies.findIndex((known) => known === urgency)

/** Results in an owner's reading order: most urgent first, then by likelihood as received. */
export function urgentFirst<Result extends Pick<DiagnosisResult, 'urgency'>>(results: readonly Result[]): Result[] {
  return results.toSorted((a, b) => rank(b.urgency) - rank(a.urgency))
}

/** How well symptoms fit a disease, in three steps: a percentage would suggest certainty. */
export type Fit = 'strong' | 'fair' | 'weak'

/** The fit of a probability in percent; an unknown one (null) is weak. */
export function fitOf(probability: number | null): Fit {
  if (probability === null || probability < 35) return 'weak'
  return probability < 65 ? 'fair' : 'strong'
}

/**
 * The breed sent to the engine: the breed, the species without a breed, or both when the breed alone would not imply
 * the species, such as « croisé » or the dog « Lévrier persan ». The chosen species always wins.
 */
export function raceOf(species: Species, breed: string): string {
  const [name = species] = speciesNames[species]
  const typed = breed.trim()
  return [typed, `${name} ${typed}`.trim()].find((race) => speciesOf(race) === species) ?? name
}
