import type { Report } from '@potager/domain/report'

/** The stories' current time: 21 November 2026, 12:00 in Paris. */
export const REPORTS_NOW = Date.UTC(2026, 10, 21, 11)
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A report; override what the test needs. */
export function report(number: number, change: Partial<Report> = {}): Report {
  return {
    id: `0197c000-0000-4000-8000-0000${String(number).padStart(8, '0')}`,
    sessionId: '0197b000-0000-4000-8000-000000000007',
    feedback: 'Le vétérinaire a trouvé une pancréatite.',
    actualDiagnosis: 'Pancréatite',
    suggestedDiagnosis: 'Gastro-entérite aiguë',
    createdAt: REPORTS_NOW - 2 * HOUR,
    resolved: false,
    ...change,
  }
}

export const pending: readonly Report[] = [
  report(1, { createdAt: REPORTS_NOW - 8 * DAY }),
  report(2, { createdAt: REPORTS_NOW - 4 * DAY }),
  report(3),
  report(4, { createdAt: REPORTS_NOW - 7 * DAY }),
]

export const done: readonly Report[] = [
  report(5, { resolved: true, resolution: 'Maladie ajoutée à la base', createdAt: REPORTS_NOW - 30 * HOUR }),
]
