import {
  answering,
  count,
  describe,
  nullable,
  omittable,
  orNull,
  type Read,
  record,
  text,
  within,
} from '../../base/wire/index.ts'

/** Percent, null when nothing supports it (AMB-50). */
const rate = nullable(within({ min: 0, max: 100 }))

/** Figures of all sessions and, from our server, of the whole chatbot; null is what the server did not say (T19). */
export const statsRecord = record({
  totalSessions: orNull(count),
  todaySessions: orNull(count),
  avgPerDay: describe('Sessions par jour sur les 30 derniers jours', orNull(within({ min: 0 }))),
  mostPopularRace: nullable(text),
  totalReports: describe('Extension', omittable(orNull(count))),
  accuracyRate: describe('Part des sessions sans signalement, en pour cent (extension)', omittable(rate)),
  mostCommonRace: describe('Extension', omittable(nullable(text))),
  mostCommonSymptom: describe('Extension', omittable(nullable(text))),
  averageDiagnosisTime: describe('Secondes (extension)', omittable(nullable(within({ min: 0 })))),
})
interface Stats extends Read<typeof statsRecord> {}

/** Figures of all sessions. */
export type SessionStats = Pick<Stats, 'totalSessions' | 'todaySessions' | 'avgPerDay' | 'mostPopularRace'>

/** Figures of the whole chatbot. */
export type ChatbotStats = Omit<Stats, 'todaySessions' | 'avgPerDay' | 'mostPopularRace'>

/** Days that « average per day » is over. */
export const AVERAGE_DAYS = 30

/** Reads session stats; without an average of the server's, it is the total over 30 (AMB-42). */
export const readSessionStats = answering(statsRecord, (body): SessionStats => {
  const { totalSessions, todaySessions, avgPerDay, mostPopularRace } = statsRecord.read(body)
  const average = totalSessions === null ? null : totalSessions / AVERAGE_DAYS
  return { totalSessions, todaySessions, avgPerDay: avgPerDay ?? average, mostPopularRace }
})

/** Reads chatbot stats; they come with those of sessions, of which they take what they lack (AMB-41). */
export const readChatbotStats = answering(statsRecord, (body): ChatbotStats => {
  const { todaySessions: _, avgPerDay: __, mostPopularRace, ...stats } = statsRecord.read(body)
  return { ...stats, mostCommonRace: stats.mostCommonRace ?? mostPopularRace }
})
