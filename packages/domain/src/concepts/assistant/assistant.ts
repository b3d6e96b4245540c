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
import { diagnosisRecord } from '../diagnosis/index.ts'

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
