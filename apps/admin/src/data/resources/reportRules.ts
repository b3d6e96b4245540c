import type { Report } from '@potager/domain/report'
import { fold } from '@potager/domain/text'
import type { ListRules } from '../derive.ts'
import { numberIn } from './numberIn.ts'

const textOf = ({ feedback, actualDiagnosis = '', suggestedDiagnosis = '' }: Report) =>
  fold(`${feedback} ${actualDiagnosis} ${suggestedDiagnosis}`)

/** Reports by their text, by their number or by that of their session. */
export const reportRules: ListRules<Report> = {
  filters: {
    q: (report, q) => {
      const number = numberIn(q)
      if (number?.has(report.id) || number?.has(report.sessionId)) return true
      return !number?.only && textOf(report).includes(fold(q.trim()))
    },
    resolved: ({ resolved }, wanted) => String(resolved) === wanted,
  },
  sorts: { createdAt: ({ createdAt }) => createdAt, resolved: ({ resolved }) => resolved },
  sort: 'createdAt',
}
