import { asRecord, readId, readList, readNumber, readOptionalString, readString } from '../../base/wire/index.ts'

/** Urgency levels of the specification, the mildest first. */
export const urgencies = ['LOW', 'MEDIUM', 'HIGH'] as const
export type Urgency = (typeof urgencies)[number]

/** What `affectedRaces` says when every breed is concerned. */
export const ALL_RACES = 'toutes'

/** Page size of the specification; the other bounds are ours, generous for what a person types. */
export const DISEASE_PAGE_SIZE = 10
export const diseaseLimits = {
  name: { max: 120 },
  description: { max: 2000 },
  advice: { max: 2000 },
  prevention: { max: 2000 },
  /** Of one symptom or one breed, and how many of them. */
  entry: { max: 100 },
  entries: { max: 50 },
} as const

/** A disease of the chatbot's knowledge base. `urgency` is text: unknown ones are shown as they are (T20). */
export type Disease = {
  id: string
  name: string
  description: string
  urgency: string
  advice: string
  prevention?: string
  symptoms: string[]
  affectedRaces: string[]
  /** Of its edits; absent where the backend keeps none (extension). */
  version?: number
}

/** What is sent to create or change a disease. */
export type DiseaseDraft = Omit<Disease, 'id' | 'urgency' | 'version'> & { urgency: Urgency }

/** Reads a disease as the server sends it. */
export function readDisease(value: unknown): Disease {
  const row = asRecord(value) ?? {}
  const prevention = readOptionalString(row.prevention)
  const version = readNumber(row.version)
  return {
    id: readId(row.id),
    name: readString(row.name),
    description: readString(row.description),
    urgency: readString(row.urgency),
    advice: readString(row.advice),
    ...(prevention === undefined ? {} : { prevention }),
    symptoms: readList(row.symptoms, readString),
    affectedRaces: readList(row.affectedRaces, readString),
    ...(version === undefined ? {} : { version }),
  }
}
