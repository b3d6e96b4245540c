import {
  type Analytics,
  type AnalyticsPeriod,
  analyticsOf,
  lastDays,
  percentOf,
  type TermCounts,
} from '@potager/domain/analytics'
import type { contract } from '@potager/domain/contract'
import { uncoveredSymptoms } from '@potager/domain/diagnosis'
import { readDisease } from '@potager/domain/disease'
import { analyticsMessages } from '@potager/domain/messages'
import { todayInParis } from '@potager/domain/time'
import type { Database } from '../../db/database.ts'
import { countSessions, findPopular } from '../chat-session/stats.ts'
import { findChatbotSettings } from '../chatbot-settings/queries.ts'
import { findDiseases } from '../disease/queries.ts'
import type { Handlers, Services } from '../serve.ts'
import { countPeriod } from './queries.ts'

/** How many symptoms and breeds are told; the screens show fewer. */
const MOST_POPULAR = 100
/** Days that suggestions for all time look back on. */
const SUGGESTION_DAYS = 30

/** The symptoms that the base still does not know: those that it has learnt since are no gap any more. */
async function stillUncovered(db: Database, exact: boolean, { terms }: TermCounts): Promise<TermCounts> {
  const diseases = (await findDiseases(db)).map(readDisease)
  const unknown = new Set(
    uncoveredSymptoms(
      terms.map(({ name }) => name),
      { diseases, signs: [] },
      exact,
    ),
  )
  const left = terms.filter(({ name }) => unknown.has(name))
  return { distinct: left.length, terms: left }
}

async function analyse(db: Database, period: AnalyticsPeriod): Promise<Analytics> {
  const { diagnosis, notifications } = await findChatbotSettings(db)
  const counts = await countPeriod(db, period)
  const uncovered = await stillUncovered(db, diagnosis.requireExactSymptomMatch, counts.uncovered)
  return analyticsOf(period, { ...counts, uncovered }, notifications.accuracyThreshold)
}

/** What the chatbot is asked and how well it does (SPEC §3, §7). */
export function analyticsHandlers({ db }: Services): Handlers<typeof contract.analytics> {
  async function popular(facet: 'symptom' | 'race') {
    const { sessions } = await countSessions(db, Date.now())
    const rows = await findPopular(db, facet, MOST_POPULAR)
    return rows.map((row) => ({ ...row, percentage: percentOf(row.count, sessions) ?? 0 }))
  }

  return {
    getPopularSymptoms: async () => (await popular('symptom')).map(({ name, ...row }) => ({ symptom: name, ...row })),

    getPopularRaces: async () => (await popular('race')).map(({ name, ...row }) => ({ race: name, ...row })),

    getAccuracy: async () => {
      const now = Date.now()
      const { sessions, reported, reports } = await countSessions(db, now)
      const { suggestions } = await analyse(db, lastDays(SUGGESTION_DAYS, todayInParis(now)))
      return {
        totalDiagnoses: sessions,
        reportedErrors: reports,
        accuracyRate: percentOf(sessions - reported, sessions),
        improvementSuggestions: suggestions.map(analyticsMessages.suggestion),
      }
    },

    getAnalytics: ({ query }) => analyse(db, query),
  }
}
