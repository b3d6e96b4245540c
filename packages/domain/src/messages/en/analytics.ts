import type { Suggestion, SuggestionRule } from '../../analytics/suggestions.ts'
import { formatPercent } from '../../format/counts.ts'
import type * as fr from '../fr/analytics.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'

const sessions = (count: number) => plural(count, 'session')
const share = (part: number, of: number) => formatPercent(of > 0 ? (part / of) * 100 : null)

const suggestionTexts: Record<SuggestionRule, (suggestion: Suggestion) => string> = {
  accuracy: ({ value, against, of }) =>
    `Accuracy is ${formatPercent(value)} over ${sessions(of)}, below the threshold of ${formatPercent(against)}.`,
  withoutResult: ({ value, of }) => `${sessions(value)} of ${of} got no diagnosis: complete the disease base.`,
  uncovered: ({ subject, value }) => `No disease knows “${subject}”, named in ${sessions(value)}.`,
  rising: ({ subject, value, of, against = 0, againstOf = 0 }) =>
    `“${subject}” is rising: ${share(value, of)} of the sessions (${value} of ${of}), against ${share(against, againstOf)} in the previous period (${against} of ${againstOf}).`,
  race: ({ subject, value, of }) => `${subject} is the breed most often reported: ${value} of its ${sessions(of)}.`,
  confusion: ({ subject, given, value, of }) =>
    `“${subject}” is suggested instead of “${given}” in ${value} of the ${plural(of, 'report')} with a diagnosis.`,
}

export const analyticsMessages = {
  suggestion: (suggestion) => suggestionTexts[suggestion.rule](suggestion),
  nothing: 'Nothing to point out',
  badPeriod: 'The end comes before the start',
  longPeriod: 'The period is two years at most',
} satisfies Translated<typeof fr.analyticsMessages>
