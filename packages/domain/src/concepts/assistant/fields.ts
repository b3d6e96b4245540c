import type { Species } from '../disease/index.ts'

/** What somebody typed, as it was sent; no species while none is chosen. */
export type AssistantQuestion = { species: Species | null; breed: string; symptoms: string[] }

/** Names of the fields of a question, which the form sends with or without script. */
export const askFields = { species: 'animal', breed: 'race', symptoms: 'symptomes' } as const

/** Names of the fields of a report; the one of the consultation tells it from a question. */
export const reportFields = { consultation: 'consultation', feedback: 'commentaire' } as const
