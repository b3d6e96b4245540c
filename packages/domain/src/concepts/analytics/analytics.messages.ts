import { formatPlural } from '../../base/format/counts.ts'
import { formatPercent } from '../../base/format/rounded.ts'
import type { Suggestion, SuggestionRule } from './suggestions.ts'

const sessions = (count: number) => formatPlural(count, 'session')
const share = (part: number, of: number) => formatPercent(of > 0 ? (part / of) * 100 : null)

/** The text of each rule; all of them are ours. */
const suggestionTexts: Record<SuggestionRule, (suggestion: Suggestion) => string> = {
  accuracy: ({ value, against, of }) =>
    `La précision est de ${formatPercent(value)} sur ${sessions(of)}, sous le seuil de ${formatPercent(against)}.`,
  withoutResult: ({ value, of }) =>
    `${sessions(value)} sur ${of} n’ont reçu aucun diagnostic\u00a0: complétez la base de maladies.`,
  uncovered: ({ subject, value }) =>
    `Aucune maladie ne connaît «\u00a0${subject}\u00a0», cité dans ${sessions(value)}.`,
  rising: ({ subject, value, of, against = 0, againstOf = 0 }) =>
    `«\u00a0${subject}\u00a0» progresse\u00a0: ${share(value, of)} des sessions (${value} sur ${of}), contre ${share(against, againstOf)} à la période précédente (${against} sur ${againstOf}).`,
  race: ({ subject, value, of }) =>
    `${subject} est la race la plus souvent signalée\u00a0: ${value} de ses ${sessions(of)}.`,
  confusion: ({ subject, given, value, of }) =>
    `«\u00a0${subject}\u00a0» est proposé à la place de «\u00a0${given}\u00a0» dans ${value} des ${formatPlural(of, 'signalement')} avec diagnostic.`,
}

export const analyticsMessages = {
  suggestion: (suggestion: Suggestion) => suggestionTexts[suggestion.rule](suggestion),
  nothing: 'Aucune observation',
  badPeriod: 'La fin précède le début',
  longPeriod: 'La période compte au plus deux ans',
} as const
