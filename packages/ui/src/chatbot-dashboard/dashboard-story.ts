import { callHealthOf } from '@potager/domain/analytics'
import { fn } from 'storybook/test'
import { analyticsFor, now } from '../analytics/analytics.fixtures.ts'
import { topOf, waiting } from './dashboard.fixtures.ts'

/** Seven days of the chatbot. */
export const week = analyticsFor(7)

/** All that the dashboard is given, a week on it. */
export const dashboard = {
  days: 7,
  analytics: week,
  top: topOf(week),
  reports: { items: waiting, total: 12 },
  overall: { totalDiagnoses: 4210, reportedErrors: 310, accuracyRate: 92.64, improvementSuggestions: [] },
  averageTime: 0.004,
  health: callHealthOf([{ at: now - 4000, ms: 42, result: 'answered' }]),
  reading: { state: 'whole' as const, read: 0, total: null },
  now,
  onDays: fn(),
  onRefresh: fn(),
  onStopReading: fn(),
}
