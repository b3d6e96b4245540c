import { urgentFirst } from '@potager/domain/assistant'
import { type ChatbotSettings, renderMessage } from '@potager/domain/chatbot-settings'
import type { contract } from '@potager/domain/contract'
import { findingLeads, type KnowledgeBase } from '@potager/domain/diagnosis'
import { wordsKey } from '@potager/domain/disease'
import { assistantMessages as words } from '@potager/domain/messages'
import type { z } from 'zod'
import { newId, type Queryable } from '../../db/database.ts'
import { type ChatSessionRow, findSession, insertSession } from '../chat-session/queries.ts'
import { consult } from '../chat-session/routes.ts'
import { findChatbotSettings } from '../chatbot-settings/queries.ts'
import { findKnowledge } from '../diagnosis/knowledge.ts'
import { conflict, notFound, Refusal } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import { alertOfReports, alertOfUrgency } from '../outbox/chatbot.ts'
import { findReportsOf, insertReport } from '../report/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import { takeSessionOfDay, takeTurn } from './limits.ts'

/** Limit of the suggestions: each page load sends all of them. */
export const MOST_SUGGESTED = 500

/** The first spelling of each symptom, the most common symptoms first. */
function distinct(symptoms: readonly string[]): Map<string, string> {
  const byKey = new Map<string, { text: string; count: number }>()
  for (const text of symptoms) {
    const key = wordsKey(text)
    const known = byKey.get(key) ?? { text, count: 0 }
    known.count += 1
    byKey.set(key, known)
  }
  const mostFirst = [...byKey].toSorted(([, a], [, b]) => b.count - a.count)
  return new Map(mostFirst.map(([key, { text }]) => [key, text]))
}

/**
 * Suggestions of the page: each symptom of the base once, then, within the limit, the owners' words for them; in
 * alphabetical order. Yields to other requests in between.
 */
export async function suggestionsOf({ diseases, signs }: KnowledgeBase, exact: boolean): Promise<string[]> {
  const symptoms = distinct(diseases.flatMap((disease) => disease.symptoms))
  const { result: leading } = await inTurns(findingLeads(signs, [...symptoms.values()], exact))
  const told = signs.flatMap((sign) => (leading.has(sign) ? sign.words : []))
  const further = [...distinct(told)].filter(([key]) => !symptoms.has(key)).map(([, word]) => word)
  return [...symptoms.values(), ...further].slice(0, MOST_SUGGESTED).toSorted((a, b) => a.localeCompare(b, 'fr'))
}

type WireConsultation = z.input<typeof contract.assistant.getConsultation.response>

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** Why the assistant is closed, or null. */
function closedBecause({
  general,
  messaging,
}: ChatbotSettings): { status: 'maintenance' | 'closed'; message: string } | null {
  if (!general.enabled) return { status: 'closed', message: words.closed }
  const filled = { race: words.animal, symptoms: '', username: words.visitor }
  if (general.maintenanceMode)
    return { status: 'maintenance', message: renderMessage(messaging.maintenanceMessage, filled) }
  return null
}

function refuseClosed(settings: ChatbotSettings): void {
  const closed = closedBecause(settings)
  if (closed) throw new Refusal(503, closed.message)
}

/** The message shown with an answer: a result is never certain, and no result is no all-clear. */
function saidOf({ messaging }: ChatbotSettings, { race, symptoms, diagnosis }: ChatSessionRow): string {
  const text = diagnosis.length > 0 ? messaging.consultVetMessage : messaging.noDiagnosisMessage
  return renderMessage(text, { race, symptoms: symptoms.join(', '), username: words.visitor })
}

/**
 * The public assistant (extension): follows the chatbot's settings, stores sessions and reports, and nothing about the
 * visitor. A consultation is read by its unguessable id until its session ends.
 */
export function assistantHandlers({ db, wire }: Services): Handlers<typeof contract.assistant> {
  async function readOpen(from: Queryable, id: string, settings: ChatbotSettings): Promise<WireConsultation> {
    const row = await findSession(from, id)
    const endsAt = (row?.createdAt.getTime() ?? 0) + settings.general.sessionTimeout * MINUTE_MS
    if (!row || endsAt <= Date.now()) throw notFound(words.ended)
    const reports = await findReportsOf(from, [id])
    return {
      id,
      race: row.race,
      symptoms: row.symptoms,
      results: urgentFirst(row.diagnosis),
      message: saidOf(settings, row),
      uncovered: row.uncovered,
      endsAt: wire.instant(endsAt),
      reported: reports.length > 0,
    }
  }

  /** Suggestions as this process last read them; answers always use the current base. */
  let known = { at: Number.NEGATIVE_INFINITY, symptoms: [] as string[] }
  async function suggestions({ advanced, diagnosis }: ChatbotSettings): Promise<string[]> {
    const now = Date.now()
    if (now - known.at >= advanced.cacheDuration * SECOND_MS) {
      known = { at: now, symptoms: await suggestionsOf(await findKnowledge(db), diagnosis.requireExactSymptomMatch) }
    }
    return known.symptoms
  }

  return {
    getAssistant: async () => {
      const settings = await findChatbotSettings(db)
      const { messaging } = settings
      const filled = { race: words.animal, symptoms: '', username: words.visitor }
      const open = { status: 'open' as const, message: renderMessage(messaging.welcomeMessage, filled) }
      const errorMessage = renderMessage(messaging.errorMessage, filled)
      return {
        ...(closedBecause(settings) ?? open),
        errorMessage,
        keptDays: settings.advanced.dataRetentionDays,
        symptoms: await suggestions(settings),
      }
    },

    consultAssistant: async ({ body, visitor, once }) => {
      const settings = await findChatbotSettings(db)
      refuseClosed(settings)
      await takeTurn(db, visitor, settings.advanced.apiRateLimit, Date.now())
      // Before the transaction: inside it, every visitor would wait for the day's lock while the engine works.
      const session = await consult(newId(), body, await findKnowledge(db), settings.diagnosis)
      return once(async (tx) => {
        await takeSessionOfDay(tx, visitor, settings.general.maxSessionsPerDay, Date.now())
        await insertSession(tx, session)
        await alertOfUrgency(tx, settings, session.diagnosis, Date.now())
        const answer = await readOpen(tx, session.id, settings)
        return settings.general.debugMode ? { ...answer, durationMs: session.durationMs } : answer
      })
    },

    getConsultation: async ({ params }) => readOpen(db, params.id, await findChatbotSettings(db)),

    reportConsultation: async ({ params: { id }, body: { feedback }, visitor }) => {
      const settings = await findChatbotSettings(db)
      await takeTurn(db, visitor, settings.advanced.apiRateLimit, Date.now())
      return db.transaction(async (tx) => {
        await tx.query('select 1 from chat_session where id = $1 for update', [id])
        const { reported } = await readOpen(tx, id, settings)
        if (reported) throw conflict(words.alreadyReported)
        await insertReport(tx, { id: newId(), sessionId: id, feedback, actualDiagnosis: null, actualKey: null })
        await alertOfReports(tx, settings, Date.now())
        return readOpen(tx, id, settings)
      })
    },
  }
}
