import {
  type Analytics,
  type AnalyticsPeriod,
  analyticsOf,
  lastDays,
  percentOf,
  type TermCounts,
  untilToday,
} from '@potager/domain/analytics'
import type { contract } from '@potager/domain/contract'
import { findingUncovered, type KnowledgeBase } from '@potager/domain/diagnosis'
import { analyticsMessages } from '@potager/domain/messages'
import { todayInParis } from '@potager/domain/time'
import type { Database } from '../../db/database.ts'
import { findPopular, findSessionFigures } from '../chat-session/queries.ts'
import { findChatbotSettings } from '../chatbot-settings/queries.ts'
import { findKnowledge } from '../diagnosis/knowledge.ts'
import { inTurns } from '../in-turns.ts'
import type { Handlers, Services } from '../serve.ts'
import { countPeriod, findSince } from './queries.ts'

/** How many gaps are compared with the current base: many times what a screen shows. */
const MOST_JUDGED = 200

/**
 * The most frequent symptoms that the base still lacks; the ones it has learnt since are no longer gaps. Yields to
 * other requests in between.
 */
export async function stillUncovered(
  { distinct, terms }: TermCounts,
  base: KnowledgeBase,
  exact: boolean,
): Promise<TermCounts> {
  const judged = terms.slice(0, MOST_JUDGED)
  const names = judged.map(({ name }) => name)
  const { result } = await inTurns(findingUncovered(names, base, exact))
  const unknown = new Set(result)
  const left = judged.filter(({ name }) => unknown.has(name))
  return { distinct: distinct - (judged.length - left.length), terms: left }
}

/** How many symptoms and breeds are answered; the screens show fewer. */
const MOST_POPULAR = 100

/** Period, in days, of the suggestions shown next to the all-time figures. */
const SUGGESTION_DAYS = 30

async function analyse(db: Database, period: AnalyticsPeriod, now: number): Promise<Analytics> {
  const { diagnosis, notifications } = await findChatbotSettings(db)
  const counts = await countPeriod(db, period, now)
  const exact = diagnosis.requireExactSymptomMatch
  const uncovered = await stillUncovered(counts.uncovered, await findKnowledge(db), exact)
  return analyticsOf(period, { ...counts, uncovered }, notifications.accuracyThreshold)
}

/** Handlers of the analytics: what the chatbot is asked and how well it answers. */
export function analyticsHandlers({ db }: Services): Handlers<typeof contract.analytics> {
  async function popular(facet: 'symptom' | 'race') {
    const { sessions } = await findSessionFigures(db, Date.now())
    const rows = await findPopular(db, facet, MOST_POPULAR)
    return rows.map((row) => ({ ...row, percentage: percentOf(row.count, sessions) ?? 0 }))
  }

  return {
    getPopularSymptoms: async () => (await popular('symptom')).map(({ name, ...row }) => ({ symptom: name, ...row })),

    getPopularRaces: async () => (await popular('race')).map(({ name, ...row }) => ({ race: name, ...row })),

    getAccuracy: async () => {
      const now = Date.now()
      const { sessions, reported, reports } = await findSessionFigures(db, now)
      // All-time figures have no previous period, so no trend could be computed from them.
      const lately = lastDays(SUGGESTION_DAYS, todayInParis(now))
      const { suggestions } = await analyse(db, lately, now)
      return {
        totalDiagnoses: sessions,
        reportedErrors: reports,
        accuracyRate: percentOf(sessions - reported, sessions),
        improvementSuggestions: suggestions.map(analyticsMessages.suggestion),
        suggestionsSince: lately.from,
        since: await findSince(db),
      }
    },

    getAnalytics: ({ query }) => {
      const now = Date.now()
      return analyse(db, untilToday(query, todayInParis(now)), now)
    },
  }
}
