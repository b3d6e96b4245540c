import { type ChatbotSettings, defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { breeds, type Disease, raceFit, type Species } from '@potager/domain/disease'
import { addDays, todayInParis, wallToInstant, weekdayOf } from '@potager/domain/time'
import type { NewSession } from '../../api/chat-session/queries.ts'
import { consult } from '../../api/chat-session/routes.ts'
import { diagnosisKey } from '../../api/report/routes.ts'
import type { Queryable } from '../../db/database.ts'
import type { Chance } from './random.ts'

/** Symptoms that owners write and no disease of the demo has. */
export const unknownSymptoms = [
  'hoquet',
  'poil terne',
  'griffe cassée',
  'queue cassée',
  'refuse de jouer',
  'miaule la nuit',
  'ronfle très fort',
  'mange de la terre',
  'truffe sèche',
] as const

/** Feedback on a wrong answer; `{name}` is the actual disease. */
const missedFeedbacks = [
  'Le vétérinaire a diagnostiqué autre chose : {name}.',
  'Ce n’était pas ça. Après examen, c’était : {name}.',
  'Réponse à côté, mon animal avait en fait : {name}.',
  'La bonne maladie n’était pas en premier : {name}.',
  'Nous sommes passés aux urgences, verdict : {name}.',
]

/** Feedback of people who do not know the disease either. */
const vagueFeedbacks = [
  'Les conseils ne correspondent pas à son état.',
  'Cette réponse ne m’a pas aidé, mon animal va mal.',
  'J’ai été inquiété pour rien.',
  'Je ne reconnais pas mon animal dans cette description.',
  'Il faudrait demander son âge avant de répondre.',
]

/** Texts of resolved reports. */
const resolutions = [
  'Diagnostic correct, erreur de saisie de l’utilisateur.',
  'Symptômes insuffisants pour conclure.',
  'Maladie ajoutée à la base de données.',
  'Diagnostic amélioré grâce à ce retour.',
  'Cas particulier documenté.',
]
/** The resolutions that changed the disease base. */
const baseChanges: readonly string[] = resolutions.slice(2, 4)

/** A session of the demo, with the animal's actual disease: what the engine should find. */
export type DemoSession = NewSession & { createdAt: number; truth: Disease }

/** More than the default retention: the demo has its own, see `demoSettings`. */
const DAYS = 120
const COUNT = 2000

/** The defaults with the longest retention: the first purge must not delete the demo's sessions. */
export const demoSettings: ChatbotSettings = {
  ...defaultChatbotSettings,
  advanced: { ...defaultChatbotSettings.advanced, dataRetentionDays: 360 },
}
/** Weights by hour: owners worry in the evening and at weekends, seldom at night. */
const hourWeights = [1, 1, 0, 0, 0, 1, 2, 4, 6, 7, 8, 7, 6, 6, 6, 6, 7, 9, 12, 14, 15, 13, 8, 3]
const weekendOdds = 1
const weekdayOdds = 0.7
/** The disease that is spreading lately. */
const RISING = 'Piroplasmose'

function weighted<T>(chance: Chance, list: readonly T[], weights: readonly number[]): T {
  let left = chance.next() * weights.reduce((sum, weight) => sum + weight, 0)
  const index = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  const chosen = list[index]
  if (chosen === undefined) throw new Error('Nothing to pick from')
  return chosen
}

/** Moments up to `now`, oldest first; half as frequent again at the end as at the start. */
function moments(chance: Chance, now: number): number[] {
  const hours = hourWeights.map((_, hour) => hour)
  const today = todayInParis(now)
  const drawn: number[] = []
  while (drawn.length < COUNT) {
    const age = chance.whole(0, DAYS - 1)
    const day = addDays(today, -age)
    const odds = ['SATURDAY', 'SUNDAY'].includes(weekdayOf(day)) ? weekendOdds : weekdayOdds
    const clock = `${String(weighted(chance, hours, hourWeights)).padStart(2, '0')}:00:00`
    const at = wallToInstant(`${day}T${clock}`) + chance.whole(0, 3_599_999)
    const wanted = chance.next() < odds * (1 - age / (3 * DAYS))
    if (wanted && at < now) drawn.push(at)
  }
  return drawn.sort((a, b) => a - b)
}

/** A breed, the first ones of a species more often, or just the species. */
function raceFor(chance: Chance): string {
  const species: Species = chance.next() < 0.45 ? 'cat' : 'dog'
  const drawn = chance.next()
  if (drawn < 0.12) return species === 'cat' ? 'Chat' : 'Chien'
  const list = chance.next() < 0.5 ? breeds[species] : breeds[species].filter((_, index) => index % 3 === 1)
  const breed = chance.pick(list)
  return drawn < 0.17 ? `${breed} croisé` : breed
}

/**
 * A disease that a breed can have: diseases that name the breed are more likely, and some more frequent than others,
 * one of them lately.
 */
function truthFor(chance: Chance, candidates: readonly Disease[], race: string, lately: boolean): Disease {
  const weights = candidates.map(({ affectedRaces, name }, index) => {
    const frequency = 1 + 6 / (1 + (index % 9))
    return frequency * (raceFit(affectedRaces, race) === 'named' ? 2 : 1) * (lately && name === RISING ? 4 : 1)
  })
  return weighted(chance, candidates, weights)
}

/** Two to four symptoms of the disease, sometimes one of another disease or one that the base lacks. */
function symptomsOf(chance: Chance, truth: Disease, diseases: readonly Disease[]): string[] {
  if (chance.next() < 0.03) return [chance.pick(unknownSymptoms)]
  const order = truth.symptoms.map((symptom) => ({ symptom, place: chance.next() }))
  const own = order.sort((a, b) => a.place - b.place).map(({ symptom }) => symptom)
  const told = own.slice(0, chance.whole(2, Math.min(4, own.length)))
  if (chance.next() < 0.25) told.push(chance.pick(chance.pick(diseases).symptoms))
  if (chance.next() < 0.08) told.push(chance.pick(unknownSymptoms))
  const capital = chance.next() < 0.2
  return told.map((symptom) => (capital ? `${symptom.charAt(0).toUpperCase()}${symptom.slice(1)}` : symptom))
}

/**
 * 2000 sessions over the 120 days before `now`: animals with a disease of the base are described by some of its
 * symptoms, and the real engine answers, right or wrong.
 */
export async function demoSessions(chance: Chance, diseases: readonly Disease[], now: number): Promise<DemoSession[]> {
  const { diagnosis: settings } = demoSettings
  const byRace = new Map<string, readonly Disease[]>()
  const sessions: DemoSession[] = []
  for (const createdAt of moments(chance, now)) {
    const race = raceFor(chance)
    const candidates =
      byRace.get(race) ?? diseases.filter(({ affectedRaces }) => raceFit(affectedRaces, race) !== 'other-species')
    byRace.set(race, candidates)
    const truth = truthFor(chance, candidates, race, now - createdAt < 30 * 86_400_000)
    const symptoms = symptomsOf(chance, truth, diseases)
    const session = await consult(chance.id(createdAt), { symptoms, race }, { diseases, signs: [] }, settings)
    sessions.push({ ...session, createdAt, truth })
  }
  return sessions
}

/** Stores the sessions. */
export async function insertSessions(tx: Queryable, sessions: readonly DemoSession[]): Promise<void> {
  const rows = sessions.map(({ truth: _, createdAt, ...session }) => ({
    ...session,
    createdAt: new Date(createdAt).toISOString(),
  }))
  await tx.query(
    `insert into chat_session (id, race, race_key, symptoms, symptom_keys, uncovered_keys, diagnosis, duration_ms, created_at)
     select id, race, "raceKey", array(select jsonb_array_elements_text(symptoms)),
       array(select jsonb_array_elements_text("symptomKeys")), array(select jsonb_array_elements_text("uncoveredKeys")),
       diagnosis, "durationMs", "createdAt"
     from jsonb_to_recordset($1::jsonb) as s(id uuid, race text, "raceKey" text, symptoms jsonb, "symptomKeys" jsonb,
       "uncoveredKeys" jsonb, diagnosis jsonb, "durationMs" numeric(9, 3), "createdAt" timestamptz)`,
    [JSON.stringify(rows)],
  )
}

/** A report of the demo, by database column. */
type DemoReport = {
  id: string
  session_id: string
  feedback: string
  actual_diagnosis: string | null
  actual_key: string | null
  created_at: string
  resolved: boolean
  resolution: string | null
  update_disease: boolean | null
  resolved_at: string | null
  resolved_by: string | null
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Chance that an answer is reported, by its kind: wrong, empty, right. */
const odds = { missed: 0.45, empty: 0.45, right: 0.024 }
/** Chance that a report of this age, in days, is resolved. */
function resolvedOdds(days: number): number {
  if (days > 10) return 0.8
  return days > 3 ? 0.5 : 0.1
}

function chanceOf({ diagnosis: [first], truth }: DemoSession): number {
  if (!first) return odds.empty
  return first.diseaseId === truth.id ? odds.right : odds.missed
}

/** The feedback and the actual diagnosis, which is known in most cases where the answer was wrong. */
function complaint(chance: Chance, { diagnosis: [first], truth }: DemoSession) {
  const missed = first?.diseaseId !== truth.id
  if (!missed || chance.next() < 0.2) return { feedback: chance.pick(vagueFeedbacks), actual: null }
  return { feedback: chance.pick(missedFeedbacks).replace('{name}', truth.name), actual: truth.name }
}

function resolutionOf(chance: Chance, at: number, now: number, moderator: string | null) {
  const resolvedAt = at + chance.whole(2 * HOUR, 6 * DAY)
  const resolved = resolvedAt < now && chance.next() < resolvedOdds((now - at) / DAY)
  const resolution = resolved ? chance.pick(resolutions) : null
  return {
    resolved,
    resolution,
    update_disease: resolution === null ? null : baseChanges.includes(resolution),
    resolved_at: resolved ? new Date(resolvedAt).toISOString() : null,
    resolved_by: resolved ? moderator : null,
  }
}

/** Reports made up to three days after their sessions: mostly of wrong answers, mostly resolved when old. */
export function demoReports(
  chance: Chance,
  sessions: readonly DemoSession[],
  moderator: string | null,
  now: number,
): DemoReport[] {
  return sessions.flatMap((session) => {
    const at = session.createdAt + chance.whole(5 * 60_000, 3 * DAY)
    if (chance.next() >= chanceOf(session) || at >= now) return []
    const { feedback, actual } = complaint(chance, session)
    return {
      id: chance.id(at),
      session_id: session.id,
      feedback,
      actual_diagnosis: actual,
      actual_key: actual === null ? null : diagnosisKey(actual),
      created_at: new Date(at).toISOString(),
      ...resolutionOf(chance, at, now, moderator),
    }
  })
}

/** Stores the reports; their sessions must exist. */
export async function insertReports(tx: Queryable, reports: readonly DemoReport[]): Promise<void> {
  await tx.query(
    `insert into report (id, session_id, session_at, suggested, feedback, actual_diagnosis, actual_key, created_at, resolved,
       resolution, update_disease, resolved_at, resolved_by)
     select r.id, r.session_id, s.created_at, s.top_name, r.feedback, r.actual_diagnosis, r.actual_key, r.created_at,
       r.resolved, r.resolution, r.update_disease, r.resolved_at, r.resolved_by
     from jsonb_to_recordset($1::jsonb) as r(id uuid, session_id uuid, feedback text, actual_diagnosis text,
       actual_key text, created_at timestamptz, resolved boolean, resolution text, update_disease boolean,
       resolved_at timestamptz, resolved_by uuid)
     join chat_session s on s.id = r.session_id`,
    [JSON.stringify(reports)],
  )
}
