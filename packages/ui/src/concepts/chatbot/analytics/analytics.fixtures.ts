import { type Analytics, analyticsOf, type CountedSession, countSessions, lastDays } from '@potager/domain/analytics'
import { wallToInstant } from '@potager/domain/time'

const today = '2026-11-21'
/** Noon of that day in Paris. */
export const analyticsNow = wallToInstant(`${today}T12:00:00`)

type Case = Pick<CountedSession, 'race' | 'symptoms'> & { found?: string; probability?: number; unknown?: string[] }

const cases: readonly Case[] = [
  { race: 'Chat européen', symptoms: ['vomissements', 'perte d’appétit'], found: 'Gastro-entérite', probability: 64 },
  { race: 'Labrador', symptoms: ['boiterie', 'douleur à la patte'], found: 'Arthrose', probability: 48 },
  { race: 'Chat européen', symptoms: ['éternuements', 'yeux qui coulent'], found: 'Coryza', probability: 83 },
  { race: 'Berger allemand', symptoms: ['démangeaisons'], found: 'Gale', probability: 27 },
  { race: 'Beagle', symptoms: ['vomissements', 'diarrhée'], found: 'Gastro-entérite', probability: 71 },
  { race: 'Labrador', symptoms: ['hoquet'], unknown: ['hoquet'] },
  { race: 'Siamois', symptoms: ['toux', 'fièvre'], found: 'Coryza', probability: 39 },
  { race: 'Chat européen', symptoms: ['diarrhée', 'fièvre'], found: 'Gastro-entérite', probability: 55 },
  { race: 'Persan', symptoms: ['yeux qui coulent'], found: 'Conjonctivite', probability: 77 },
  { race: 'Caniche', symptoms: ['perte de poils', 'démangeaisons'], found: 'Teigne', probability: 61 },
  { race: 'Yorkshire', symptoms: ['soif excessive', 'perte de poids'], found: 'Diabète', probability: 68 },
  { race: 'Boxer', symptoms: ['poil terne'], unknown: ['poil terne'] },
]

const on = (date: string, hour: number, index: number, reported: boolean): CountedSession => {
  const {
    found,
    probability = 0,
    unknown = [],
    race,
    symptoms,
  } = cases[index % cases.length] ?? { race: '', symptoms: [] }
  return {
    race,
    symptoms,
    uncovered: unknown,
    createdAt: wallToInstant(`${date}T${String(hour).padStart(2, '0')}:15:00`),
    hasReports: reported,
    reports: reported ? [{ actualDiagnosis: index % 2 ? 'Otite' : 'Gale' }] : [],
    results: found ? [{ name: found, probability }] : [],
    durationMs: 2 + (index % 4),
  }
}

/** Deterministic sessions, `perDay` a day; more late in the day and in the week. */
function sessionsOf(days: number, perDay: (day: number) => number, reportedEvery: number): CountedSession[] {
  const first = Date.parse(lastDays(2 * days, today).from)
  return Array.from({ length: 2 * days }, (_, day) => {
    const date = new Date(first + day * 86_400_000).toISOString().slice(0, 10)
    return Array.from({ length: perDay(day) }, (__, nth) => {
      const index = day * 5 + nth * 7
      return on(date, 8 + ((index * 5) % 14), index, index % reportedEvery === 0)
    })
  }).flat()
}

/** Analytics of the last days, computed from the generated sessions. */
export function analyticsFor(
  days: number,
  {
    perDay = (day: number) => 3 + (day % 7),
    reportedEvery = 9,
  }: { perDay?: (day: number) => number; reportedEvery?: number } = {},
): Analytics {
  const period = lastDays(days, today)
  return analyticsOf(period, countSessions(sessionsOf(days, perDay, reportedEvery), period, analyticsNow), 85)
}

/** A period without any session. */
export const quiet: Analytics = analyticsFor(7, { perDay: () => 0 })
