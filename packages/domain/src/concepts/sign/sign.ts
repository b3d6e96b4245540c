import { describe, id, integer, list, or, type Read, reader, record, text } from '../../base/wire/index.ts'

export const SIGN_PAGE_SIZE = 20
/** Generous for what people keep up by hand, and so few that the engine goes through them at each question. */
export const signLimits = {
  name: { max: 100 },
  /** Of one owner's words, and how many of them a sign has. */
  entry: { max: 100 },
  entries: { max: 30 },
  /** How many signs there are. */
  signs: { max: 300 },
} as const

/** A sign: a symptom as diseases of the base write it, and the words in which owners tell it (extension). */
export const signRecord = record({
  id,
  name: text,
  words: list(text),
  version: describe('Augmente à chaque modification', or(integer, 1)),
})
export interface Sign extends Read<typeof signRecord> {}
export const readSign = reader(signRecord)

/** What is sent to create a sign. */
export type SignDraft = Pick<Sign, 'name' | 'words'>
