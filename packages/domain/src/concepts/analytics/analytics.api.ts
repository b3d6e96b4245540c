import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { count, dayQuery } from '../../base/wire/wire.schema.ts'
import { getAccuracy, getAnalytics, getPopularRaces, getPopularSymptoms } from './analytics.calls.ts'
import { analyticsMessages } from './analytics-screen.messages.ts'
import { ANALYTICS_MAX_DAYS, daysOf } from './period.ts'
import { type SuggestionRule, suggestionRules } from './suggestions.ts'

const day = z.iso.date()
/** Percent. */
const share = z.number().min(0).max(100)
const rate = share.nullable()
const days = { from: day, to: day }

const totals = z.object({
  ...days,
  sessions: count,
  reported: count.describe('Sessions signalées au moins une fois'),
  reports: count.describe('Signalements de sessions de la période'),
  withoutResult: count,
  accuracyRate: rate.describe('Part des sessions sans signalement'),
  improvementRate: z.number().max(100).nullable().describe('100 moins les signalements rapportés aux sessions'),
  averageDiagnosisTime: z.number().min(0).nullable().describe('Secondes'),
})
const terms = z.object({
  distinct: count,
  terms: z.array(z.object({ name: z.string(), count, percentage: share, reported: count, previous: count })),
})
const rules = Object.keys(suggestionRules) as [SuggestionRule, ...SuggestionRule[]]

const since = day.nullable().describe('Premier jour dont des sessions sont gardées')

const analytics = z.object({
  since,
  period: totals,
  previous: totals,
  unit: z.enum(['day', 'week']),
  series: z.array(z.object({ ...days, sessions: count, reported: count, accuracyRate: rate })),
  hours: z.array(count).length(24).describe('Sessions par heure de Paris'),
  weekdays: z.array(count).length(7).describe('Sessions par jour, à partir du lundi'),
  symptoms: terms,
  races: terms,
  uncovered: terms.describe('Symptômes qu’aucune maladie ne connaissait ni ne connaît'),
  topDiagnosis: z.object({ name: z.string(), count, of: count, percentage: share }).nullable(),
  confusion: z.object({
    reports: count,
    pairs: z.array(z.object({ suggested: z.string().nullable(), given: z.string(), count })),
  }),
  calibration: z.array(z.object({ from: count, to: count, sessions: count, reported: count, unreportedRate: rate })),
  suggestions: z.array(
    z.object({
      rule: z.enum(rules),
      value: z.number(),
      of: count,
      subject: z.string().optional(),
      given: z.string().optional(),
      against: z.number().optional(),
      againstOf: count.optional(),
    }),
  ),
})

export const analyticsEndpoints = {
  getPopularSymptoms: endpoint(getPopularSymptoms, {
    summary: 'Lire les symptômes les plus fréquents',
    response: z.array(z.object({ symptom: z.string(), count, percentage: share })),
  }),
  getPopularRaces: endpoint(getPopularRaces, {
    summary: 'Lire les races les plus fréquentes',
    response: z.array(z.object({ race: z.string(), count, percentage: share })),
  }),
  getAccuracy: endpoint(getAccuracy, {
    summary: 'Lire la précision du chatbot',
    response: z.object({
      totalDiagnoses: count,
      reportedErrors: count,
      accuracyRate: rate,
      improvementSuggestions: z.array(z.string()),
      suggestionsSince: day.optional().describe('Premier jour dont parlent les suggestions'),
      since: since.optional(),
    }),
  }),
  getAnalytics: endpoint(getAnalytics, {
    summary: 'Lire les chiffres d’une période',
    query: z.object({ from: dayQuery, to: dayQuery }).superRefine((period, context) => {
      const tell = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message })
      if (daysOf(period) < 1) tell(analyticsMessages.badPeriod)
      if (daysOf(period) > ANALYTICS_MAX_DAYS) tell(analyticsMessages.longPeriod)
    }),
    response: analytics,
  }),
}
