import { type Filters, oneOfCodes, search } from '../../base/filters/filters.ts'
import { code, id, list, optional, type Read, reader, record, text, version } from '../../base/wire/index.ts'

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

/** A disease of the chatbot's knowledge base. */
export const diseaseRecord = record({
  id,
  name: text,
  description: text,
  urgency: code(urgencies),
  advice: text,
  prevention: optional(text),
  symptoms: list(text),
  affectedRaces: list(text),
  version,
})
export interface Disease extends Read<typeof diseaseRecord> {}
export const readDisease = reader(diseaseRecord)

/** What the console filters diseases by: urgency, words of the name and the symptoms. */
export const diseaseFilters = {
  urgency: oneOfCodes(urgencies, ({ urgency }) => urgency),
  q: search(({ name, symptoms }) => [[name, ...symptoms].join('\n')]),
} satisfies Filters<Disease>

/** What is sent to create or change a disease. */
export type DiseaseDraft = Omit<Disease, 'id' | 'urgency' | 'version'> & { urgency: Urgency }
