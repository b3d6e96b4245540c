import type { Suggestion, SuggestionRule } from '../../analytics/suggestions.ts'
import { formatPercent } from '../../format/counts.ts'
import type * as fr from '../fr/analytics.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'

const sessions = (count: number) => plural(count, 'session')

const suggestionTexts: Record<SuggestionRule, (suggestion: Suggestion) => string> = {
  accuracy: ({ value, against, of }) =>
    `Accuracy is ${formatPercent(value)} over ${sessions(of)}, below the threshold of ${formatPercent(against)}.`,
  withoutResult: ({ value, of }) => `${sessions(value)} of ${of} got no diagnosis: complete the disease base.`,
  uncovered: ({ subject, value }) => `No disease knows “${subject}”, named in ${sessions(value)}.`,
  rising: ({ subject, value, against = 0 }) =>
    `“${subject}” is rising: ${sessions(value)}, against ${against} in the previous period.`,
  race: ({ subject, value, of }) => `${subject} is the breed most reported: ${value} of its ${sessions(of)}.`,
  confusion: ({ subject, given, value, of }) =>
    `“${subject}” is suggested instead of “${given}” in ${value} of the ${plural(of, 'report')} with a diagnosis.`,
}

export const analyticsMessages = {
  suggestion: (suggestion) => suggestionTexts[suggestion.rule](suggestion),
  nothing: 'Nothing to point out',
  badPeriod: 'The end comes before the start',
  longPeriod: 'The period is two years at most',
} satisfies Translated<typeof fr.analyticsMessages>
