import type { Species } from '../disease/index.ts'

/** A question as typed; the species is null until one is chosen. */
export type AssistantQuestion = { species: Species | null; breed: string; symptoms: string[] }

/** Field names of a question, sent with or without script. */
export const askFields = { species: 'animal', breed: 'race', symptoms: 'symptomes' } as const

/** Field names of a report; `consultation` distinguishes it from a question. */
export const reportFields = { consultation: 'consultation', feedback: 'commentaire' } as const
