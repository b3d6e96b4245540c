import { callHealthOf } from '@potager/domain/analytics'
import { fn } from 'storybook/test'
import { analyticsFor, analyticsNow } from '../analytics/analytics.fixtures.ts'
import { topOf, waitingCounts } from './dashboard.fixtures.ts'

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
