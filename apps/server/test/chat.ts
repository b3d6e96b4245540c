import {
  type Analytics,
  type AnalyticsPeriod,
  analyticsOf,
  type CountedSession,
  countSessions,
} from '@potager/domain/analytics'
import { raceKey, symptomKey } from '@potager/domain/chat-session'
import { type ChatbotSettings, defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { diagnose } from '@potager/domain/diagnosis'
import { ALL_RACES, type Disease } from '@potager/domain/disease'
import { vi } from 'vitest'
import { type Database, newId } from '../src/db/database.ts'
import { startServer } from './harness.ts'

/** Every combination of `count` entries of a list. */
function choices<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((first, at) => choices(list.slice(at + 1), count - 1).map((rest) => [first, ...rest]))
}

/** Shares in percent, with one decimal. */
type Quality = { cases: number; first: number; inThree: number; urgent: number }

/**
 * Quality of the engine with every combination of `count` symptoms of each disease: how often it comes first, among
 * three, and how often a high-urgency result is shown.
 */
export function qualityOf(told: readonly Disease[], base: readonly Disease[], count: number): Quality {
  const settings = defaultChatbotSettings.diagnosis
  const answers = told.flatMap((disease) => {
    const [first = ''] = disease.affectedRaces
    const races = first === ALL_RACES ? ['chien', 'chat'] : [first]
    return choices(disease.symptoms, count).flatMap((symptoms) =>
      races.map((race) => {
        const results = diagnose({ symptoms, race }, { diseases: base, signs: [] }, settings)
        return {
          place: results.findIndex(({ diseaseId }) => diseaseId === disease.id),
          urgent: results.some(({ urgency }) => urgency === 'HIGH'),
        }
      }),
    )
  })
  const share = (hits: readonly unknown[]) => Math.round((hits.length / answers.length) * 1000) / 10
  return {
    cases: answers.length,
    first: share(answers.filter(({ place }) => place === 0)),
    inThree: share(answers.filter(({ place }) => place >= 0)),
    urgent: share(answers.filter(({ urgent }) => urgent)),
  }
}

/** A session stored without the engine: its first result, and the diagnoses of its reports. */
export type StoredSession = {
  id: string
  createdAt: number
  race: string
  symptoms: readonly string[]
  uncovered: readonly string[]
  first: { name: string; probability: number } | null
  /** One per report; null without a diagnosis. */
  given: readonly (string | null)[]
}

/** A session about a cough, to store. */
export const sessionAt = (createdAt: number, more: Partial<StoredSession> = {}): StoredSession => ({
  id: newId(),
  createdAt,
  race: 'Labrador',
  symptoms: ['toux'],
  uncovered: [],
  first: { name: 'Toux du chenil', probability: 60 },
  given: [],
  ...more,
})

/** Stores sessions and their reports; reports are one minute later. */
export async function storeSessions(db: Database, sessions: readonly StoredSession[]): Promise<void> {
  const rows = sessions.map(({ createdAt, symptoms, uncovered, first, race, ...session }) => ({
    ...session,
    race,
    raceKey: raceKey(race),
    symptoms,
    keys: symptoms.map(symptomKey),
    uncovered: uncovered.map(symptomKey),
    diagnosis: first ? [{ ...first, description: '', advice: '', urgency: 'LOW' }] : [],
    createdAt: new Date(createdAt).toISOString(),
  }))
  await db.query(
    `insert into chat_session (id, race, race_key, symptoms, symptom_keys, uncovered_keys, diagnosis, duration_ms, created_at)
     select id, race, "raceKey", array(select jsonb_array_elements_text(symptoms)),
       array(select jsonb_array_elements_text(keys)), array(select jsonb_array_elements_text(uncovered)), diagnosis, 1.5,
       "createdAt"
     from jsonb_to_recordset($1::jsonb) as s(id uuid, race text, "raceKey" text, symptoms jsonb, keys jsonb,
       uncovered jsonb, diagnosis jsonb, "createdAt" timestamptz)`,
    [JSON.stringify(rows)],
  )
  const reports = sessions.flatMap(({ id, given }) =>
    given.map((actual) => ({ id: newId(), session: id, actual, key: actual?.toLowerCase() ?? null })),
  )
  await db.query(
    `insert into report (id, session_id, session_at, suggested, feedback, actual_diagnosis, actual_key, created_at)
     select r.id, s.id, s.created_at, s.top_name, 'Non', r.actual, r.key, s.created_at + interval '1 minute'
     from jsonb_to_recordset($1::jsonb) as r(id uuid, session uuid, actual text, key text)
     join chat_session s on s.id = r.session`,
    [JSON.stringify(reports)],
  )
}

/** Every stored session as analytics count it, newest first. */
export async function everySession(db: Database): Promise<(CountedSession & { id: string })[]> {
  const rows = await db.query<{
    id: string
    race: string
    symptoms: string[]
    symptom_keys: string[]
    uncovered_keys: string[]
    diagnosis: { name: string; probability: number }[]
    duration_ms: number
    created_at: Date
  }>(`select id, race, symptoms, symptom_keys, uncovered_keys, diagnosis, duration_ms::float8 as duration_ms, created_at
      from chat_session order by created_at desc, id desc`)
  const reports = await db.query<{ session_id: string; actual: string | null }>(
    'select session_id, actual_diagnosis as actual from report',
  )
  return rows.map((row) => {
    const own = reports.filter(({ session_id }) => session_id === row.id)
    return {
      id: row.id,
      race: row.race,
      symptoms: row.symptoms,
      uncovered: row.symptoms.filter((_, index) => row.uncovered_keys.includes(row.symptom_keys[index] ?? '')),
      results: row.diagnosis,
      durationMs: row.duration_ms,
      createdAt: row.created_at.getTime(),
      hasReports: own.length > 0,
      reports: own.map(({ actual }) => (actual === null ? {} : { actualDiagnosis: actual })),
    }
  })
}

/** Rollup figures that differ from the rows, by facet, day and key; empty when every write updated them. */
export function rollupDrift(db: Database): Promise<unknown[]> {
  return db.query(
    `select * from (
       select f.facet, f.day, f.key, count(*)::int as sessions, (count(*) filter (where s.report_count > 0))::int as reported,
         sum(s.report_count)::int as reports, sum(s.duration_ms) as duration_ms
       from chat_session s, chat_facets(s.created_at, s.race, s.race_key, s.symptoms, s.symptom_keys, s.uncovered_keys,
         s.top_name, s.top_band) f
       group by 1, 2, 3) counted
     full join (select * from chat_rollup where sessions <> 0) kept
       using (facet, day, key, sessions, reported, reports, duration_ms)
     where counted.facet is null or kept.facet is null`,
  )
}

/**
 * The server's answer recomputed from the rows; the engine's time is a sum of decimals and may differ in its last
 * digit.
 */
export async function countedAnalytics(db: Database, period: AnalyticsPeriod): Promise<Analytics> {
  const counts = countSessions(await everySession(db), period, Date.now())
  const { confusion, ...analytics } = analyticsOf(period, counts, 85)
  return { ...analytics, confusion: { ...confusion, pairs: confusion.pairs.slice(0, 50) } }
}

/** Analytics without the engine's time. */
export function withoutTime<Told extends Pick<Analytics, 'period' | 'previous'>>({ period, previous, ...rest }: Told) {
  const { averageDiagnosisTime: _, ...now } = period
  const { averageDiagnosisTime: __, ...before } = previous
  return { ...rest, period: now, previous: before }
}

type Changes = { [Section in keyof ChatbotSettings]?: Partial<ChatbotSettings[Section]> }

/** A question with results in the demo's base. */
export const sampleQuestion = { race: 'Labrador', symptoms: ['vomissements', 'diarrhée'] }

/** Moves the program's clock, until real timers are restored. */
export const moveClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

/** A server with the assistant, and a caller that changes its settings. */
export async function openAssistantSetup() {
  const server = await startServer({ trustProxy: true })
  const token = await server.tokenOf('gerant')
  return {
    server,
    token,

    /** Restores the default settings and deletes all sessions. */
    async reset() {
      await server.db.query('delete from chatbot_settings')
      await server.db.query('delete from assistant_minute')
      await server.db.query('delete from call_count')
    },

    /** Stores the defaults with these changes. */
    set(changes: Changes) {
      const body = Object.fromEntries(
        Object.entries(defaultChatbotSettings).map(([name, section]) => [
          name,
          { ...section, ...changes[name as keyof ChatbotSettings] },
        ]),
      )
      return server.ok(contract.chatbotSettings.updateChatbotSettings, { token, body })
    },

    consult: (body: object = sampleQuestion) => server.ok(contract.assistant.consultAssistant, { body }),

    tryConsult: (body: object = sampleQuestion, from = '192.0.2.1') =>
      server.ask(contract.assistant.consultAssistant, { body, headers: { 'x-forwarded-for': from } }),
  }
}

export type AssistantSetup = Awaited<ReturnType<typeof openAssistantSetup>>
