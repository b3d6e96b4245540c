import type { Instant } from '../../base/time/index.ts'
import { asRecord, readBoolean, readId, readInstant, readList, readNumber, readString } from '../../base/wire/index.ts'
import { type DiagnosisResult, readDiagnosisResult } from '../diagnosis/index.ts'

/** Whether the assistant answers: the settings may close it, or say that it is in maintenance. */
export const assistantStatuses = ['open', 'maintenance', 'closed'] as const
export type AssistantStatus = (typeof assistantStatuses)[number]

/** The assistant as a visitor finds it. */
export type Assistant = {
  status: AssistantStatus
  /** What it says first: its welcome, or why it does not answer. */
  message: string
  /** What it says when it could not answer. */
  errorMessage: string
  /** Symptoms of the disease base, to suggest while somebody types. */
  symptoms: string[]
  /** Days that a question is kept; null when the server does not say. */
  keptDays: number | null
}

/** A question with its answer, open to whoever has its id until the session ends. It says nothing of who asked. */
export type Consultation = {
  id: string
  race: string
  symptoms: string[]
  /** The most urgent first, then the likeliest; empty when nothing was found. */
  results: DiagnosisResult[]
  /** What the assistant says of it, never that it is sure. */
  message: string
  /** Symptoms that no disease of the base has. */
  uncovered: string[]
  /** Milliseconds that the engine took; only while the settings ask for it (debug mode). */
  durationMs: number | null
  /** When the session ends: from then on nobody reads or reports it. */
  endsAt: Instant | null
  reported: boolean
}

/** A wrong answer, told by whoever got it. */
export type AssistantReport = { consultationId: string; feedback: string }

/** Reads the assistant as the server describes it; a state that is not known is closed. */
export function readAssistant(value: unknown): Assistant {
  const row = asRecord(value) ?? {}
  return {
    status: assistantStatuses.find((status) => status === row.status) ?? 'closed',
    message: readString(row.message),
    errorMessage: readString(row.errorMessage),
    symptoms: readList(row.symptoms, readString),
    keptDays: readNumber(row.keptDays) ?? null,
  }
}

/** Reads a consultation as the server sends it. */
export function readConsultation(value: unknown): Consultation {
  const row = asRecord(value) ?? {}
  return {
    id: readId(row.id),
    race: readString(row.race),
    symptoms: readList(row.symptoms, readString),
    results: readList(row.results, readDiagnosisResult),
    message: readString(row.message),
    uncovered: readList(row.uncovered, readString),
    durationMs: readNumber(row.durationMs) ?? null,
    endsAt: readInstant(row.endsAt),
    reported: readBoolean(row.reported) ?? false,
  }
}
