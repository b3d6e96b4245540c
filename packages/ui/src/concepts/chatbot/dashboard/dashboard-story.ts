import { type Analytics, callHealthOf, type Frequency } from '@potager/domain/analytics'
import type { Report } from '@potager/domain/report'
import { fn } from 'storybook/test'
import { analyticsFor, analyticsNow } from '../analytics/analytics.fixtures.ts'
import type { TopLists } from './ChatbotDashboardScreen.tsx'

const HOUR = 3_600_000
/** A report of the given age in hours. */
export const dashboardReport = (number: number, hours: number, change: Partial<Report> = {}): Report => ({
  id: `0197c000-0000-4000-8000-00000000000${number}`,
  sessionId: `0197b000-0000-4000-8000-00000000000${number}`,
  feedback: 'Le vétérinaire a trouvé une otite, pas une gale.',
  createdAt: analyticsNow - hours * HOUR,
  resolved: false,
  ...change,
})
/** Unresolved reports, newest first. */
const waitingCounts = [
  dashboardReport(1, 5, { actualDiagnosis: 'Otite' }),
  dashboardReport(2, 26, { feedback: 'Rien à voir avec ce que j’avais décrit.' }),
  dashboardReport(3, 24 * 5),
  dashboardReport(4, 24 * 9),
  dashboardReport(5, 24 * 12),
]

const frequencies = ({ terms }: Analytics['symptoms']): Frequency[] =>
  terms.map(({ name, count, percentage }) => ({ name, count, percentage }))
/** The lists of a period, as the screen shows them. */
export const topOf = ({ symptoms, races }: Analytics): TopLists => ({
  symptoms: frequencies(symptoms),
  races: frequencies(races),
  sinceStart: false,
})

export const week = analyticsFor(7)

/** Props of the dashboard, for one week. */
export const dashboard = {
  days: 7,
  analytics: week,
  top: topOf(week),
  reports: { items: waitingCounts, total: 12 },
  overall: { totalDiagnoses: 4210, reportedErrors: 310, accuracyRate: 92.64, improvementSuggestions: [] },
  averageTime: 0.004,
  health: callHealthOf([{ at: analyticsNow - 4000, ms: 42, result: 'answered' }]),
  reading: { state: 'whole' as const, read: 0, total: null },
  now: analyticsNow,
  onDays: fn(),
  onRefresh: fn(),
  onStopReading: fn(),
}
