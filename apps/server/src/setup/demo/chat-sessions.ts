import { type ChatbotSettings, defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { breeds, type Disease, raceFit, type Species } from '@potager/domain/disease'
import { addDays, todayInParis, wallToInstant, weekdayOf } from '@potager/domain/time'
import { consult } from '../../api/chat-session/consult.ts'
import type { NewSession } from '../../api/chat-session/queries.ts'
import type { Queryable } from '../../db/database.ts'
import { unknownSymptoms } from './chat-texts.ts'
import type { Chance } from './random.ts'

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
