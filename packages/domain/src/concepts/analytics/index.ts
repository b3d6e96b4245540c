export * from './analytics.calls.ts'
export * from './analytics.ts'
export * from './call-health.ts'
export * from './count-sessions.ts'
export * from './counts.ts'
export * from './period.ts'
export {
  type Frequency,
  type PerformanceStats,
  readAnalytics,
  readFrequencies,
  readPerformance,
} from './read-analytics.ts'
export * from './suggestions.ts'
export * from './tables.ts'
