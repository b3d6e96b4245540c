import { type Filters, type ListOrder, parisDay, searchOrNumber, yesOrNo } from '../../base/filters/filters.ts'
import { foldWords } from '../../base/text/index.ts'
import { isOnDays, type WallDate } from '../../base/time/index.ts'
import {
  answering,
  describe,
  flag,
  id,
  instant,
  list,
  named,
  omittable,
  type Read,
  record,
  text,
} from '../../base/wire/index.ts'
import { diagnosisRecord } from '../diagnosis/index.ts'
import { wordsKey } from '../disease/index.ts'
import { reportRecord } from '../report/index.ts'

/** Page sizes of the specification: of the screen « Historique des Sessions », and of everything else (AMB-43). */
export const SESSION_SCREEN_PAGE_SIZE = 15
export const SESSION_PAGE_SIZE = 20

/** One question to the chatbot and its answer. */
export const chatSessionRecord = record({
  id,
  race: text,
  symptoms: list(text),
  createdAt: instant,
  hasReports: flag,
  reports: list(reportRecord),
  /** The likeliest first; empty when nothing was found. */
  results: named('diagnosisResult', list(diagnosisRecord)),
  uncovered: describe('Symptômes inconnus de la base ce jour-là (extension)', omittable(list(text))),
})
export interface ChatSession extends Read<typeof chatSessionRecord> {}

/** Reads a session as the server sends it. One that has reports is reported, whatever the flag says. */
export const readChatSession = answering(chatSessionRecord, (body): ChatSession => {
  const session = chatSessionRecord.read(body)
  return { ...session, hasReports: session.hasReports || session.reports.length > 0 }
})

/** What sessions are narrowed by: part of the breed, Paris days (both included), with or without reports. */
export type SessionFilter = { race?: string; from?: WallDate; to?: WallDate; hasReports?: boolean }

/** A search among breeds, as they look. */
export function searchedRace(q: string): string {
  return foldWords(q) || q
}

/** What spellings of one breed have in common: case, accents and marks apart. */
export function raceKey(race: string): string {
  return foldWords(race) || race.trim().toLowerCase()
}

/** What the console filters sessions by: its Paris day, with reports or without, words of the breed as it looks, its number. */
export const sessionFilters = {
  day: parisDay('on', ({ createdAt }) => createdAt),
  from: parisDay('from', ({ createdAt }) => createdAt),
  to: parisDay('to', ({ createdAt }) => createdAt),
  hasReports: yesOrNo(({ hasReports }) => hasReports),
  q: searchOrNumber(
    ({ race }) => [raceKey(race)],
    ({ id: own }) => [own],
    searchedRace,
  ),
} satisfies Filters<ChatSession>

/** Sessions, the newest first. */
export const sessionOrder = {
  sorts: { createdAt: ({ createdAt }) => createdAt, race: ({ race }) => raceKey(race) },
  sort: 'createdAt',
  direction: 'desc',
} satisfies ListOrder<ChatSession>

/** What spellings of one symptom have in common: plural, articles and the order of words apart too. */
export function symptomKey(symptom: string): string {
  return wordsKey(symptom) || symptom.trim().toLowerCase()
}

/** Whether a session passes, as the server would filter it (AMB-44). */
export function matchesSessionFilter(
  session: Pick<ChatSession, 'race' | 'createdAt' | 'hasReports'>,
  { race = '', from, to, hasReports }: SessionFilter,
): boolean {
  if (hasReports !== undefined && session.hasReports !== hasReports) return false
  if (!raceKey(session.race).includes(foldWords(race))) return false
  if (!from && !to) return true
  return session.createdAt !== null && isOnDays(session.createdAt, { from, to })
}
