import { asRecord, readId, readList, readNumber, readString } from '../../base/wire/index.ts'

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
export type Sign = {
  id: string
  name: string
  words: string[]
  /** Grows with each edit. */
  version: number
}

/** What is sent to create a sign. */
export type SignDraft = Pick<Sign, 'name' | 'words'>

/** Reads a sign as the server sends it. */
export function readSign(value: unknown): Sign {
  const row = asRecord(value) ?? {}
  return {
    id: readId(row.id),
    name: readString(row.name),
    words: readList(row.words, readString),
    version: readNumber(row.version) ?? 1,
  }
}
