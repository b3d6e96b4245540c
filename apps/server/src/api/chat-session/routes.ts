import { percentOf } from '@potager/domain/analytics'
import { AVERAGE_DAYS, raceKey, symptomKey } from '@potager/domain/chat-session'
import type { DiagnosisSettings } from '@potager/domain/chatbot-settings'
import type { contract } from '@potager/domain/contract'
import { type BaseAnswer, diagnosing, type KnowledgeBase, type Question } from '@potager/domain/diagnosis'
import { chatSessionMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import { newId, type Queryable } from '../../db/database.ts'
import { pageAnswer, type WireTimes } from '../answers.ts'
import { findChatbotSettings } from '../chatbot-settings/queries.ts'
import { findKnowledge } from '../diagnosis/knowledge.ts'
import { notFound } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import { alertOfUrgency } from '../outbox/chatbot.ts'
import { findReportsOf, wireReport } from '../report/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import {
  type ChatSessionRow,
  findPopular,
  findSession,
  findSessionFigures,
  findSessionPage,
  insertSession,
  type NewSession,
} from './queries.ts'

/** Each symptom once, in its first spelling. */
function distinct(symptoms: readonly string[]): Map<string, string> {
  const byKey = new Map<string, string>()
  for (const symptom of symptoms) {
    const key = symptomKey(symptom)
    if (!byKey.has(key)) byKey.set(key, symptom)
  }
  return byKey
}

/** Runs the engine on the whole base, yielding to other requests in between. The duration is the engine's alone. */
export async function reason(
  question: Question,
  base: KnowledgeBase,
  settings: DiagnosisSettings,
): Promise<BaseAnswer & { durationMs: number }> {
  const { result, durationMs } = await inTurns(diagnosing(question, base, settings))
  return { ...result, durationMs }
}

/**
 * Runs the engine and returns the session to store. Do not call it in a transaction, which would stay open during the
 * turns of other requests.
 */
export async function consult(
  id: string,
  { symptoms, race }: Question,
  base: KnowledgeBase,
  settings: DiagnosisSettings,
): Promise<NewSession> {
  const asked = distinct(symptoms)
  const question = { symptoms: [...asked.values()], race }
  const { results, uncovered, durationMs } = await reason(question, base, settings)
  return {
    id,
    race,
    raceKey: raceKey(race),
    symptoms: question.symptoms,
    symptomKeys: [...asked.keys()],
    uncoveredKeys: uncovered.map(symptomKey),
    diagnosis: results,
    durationMs,
  }
}

type WireSession = z.input<typeof contract.chatSession.getChatSession.response>

/** Sessions in wire format, each with its reports. */
export async function wireSessions(
  wire: WireTimes,
  from: Queryable,
  rows: readonly ChatSessionRow[],
): Promise<WireSession[]> {
  const all =
    rows.length > 0
      ? await findReportsOf(
          from,
          rows.map(({ id }) => id),
        )
      : []
  return rows.map(({ diagnosis, createdAt, ...row }) => {
    const reports = all.filter(({ sessionId }) => sessionId === row.id).map((report) => wireReport(wire, report))
    return {
      ...row,
      createdAt: wire.instant(createdAt.getTime()),
      hasReports: reports.length > 0,
      reports,
      diagnosisResult: diagnosis,
    }
  })
}

/** Handlers of the chatbot's sessions: anyone signed in reads them and asks. */
export function chatSessionHandlers({ db, wire }: Services): Handlers<typeof contract.chatSession> {
  async function readSession(from: Queryable, id: string): Promise<WireSession> {
    const row = await findSession(from, id)
    const [session] = row ? await wireSessions(wire, from, [row]) : []
    if (!session) throw notFound(chatSessionMessages.unknown)
    return session
  }

  return {
    listChatSessions: async ({ query }) => {
      const { total, rows } = await findSessionPage(db, query)
      return pageAnswer(await wireSessions(wire, db, rows), total, query)
    },

    getChatSessionStats: async () => {
      const { sessions, reported, reports, today, lately, durationMs } = await findSessionFigures(db, Date.now())
      const [race] = await findPopular(db, 'race', 1)
      const [symptom] = await findPopular(db, 'symptom', 1)
      return {
        totalSessions: sessions,
        todaySessions: today,
        avgPerDay: lately / AVERAGE_DAYS,
        mostPopularRace: race?.name ?? null,
        totalReports: reports,
        accuracyRate: percentOf(sessions - reported, sessions),
        mostCommonRace: race?.name ?? null,
        mostCommonSymptom: symptom?.name ?? null,
        averageDiagnosisTime: sessions > 0 ? durationMs / sessions / 1000 : null,
      }
    },

    getChatSession: ({ params }) => readSession(db, params.id),

    createChatSession: async ({ body, once }) => {
      const settings = await findChatbotSettings(db)
      const session = await consult(newId(), body, await findKnowledge(db), settings.diagnosis)
      return once(async (tx) => {
        await insertSession(tx, session)
        await alertOfUrgency(tx, settings, session.diagnosis, Date.now())
        return readSession(tx, session.id)
      })
    },
  }
}
