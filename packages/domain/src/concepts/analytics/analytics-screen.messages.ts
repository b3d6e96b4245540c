import { formatCount, formatPlural } from '../../base/format/counts.ts'
import { formatDate } from '../../base/format/dates.ts'
import { formatPercent } from '../../base/format/rounded.ts'
import { pageTitles } from '../../base/messages/titles.ts'
import { suggestionRules as rules, type Suggestion, type SuggestionRule } from './suggestions.ts'

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

/** The conditions of each rule, with its actual thresholds. */
const ruleTexts: Record<SuggestionRule, string> = {
  accuracy: `Précision sous le seuil des paramètres, dès ${rules.accuracy.sessions} sessions`,
  withoutResult: `Au moins ${rules.withoutResult.percent}\u00a0% des sessions sans résultat, dès ${rules.withoutResult.sessions} sessions`,
  uncovered: `Symptôme qu’aucune maladie ne connaît, dès ${rules.uncovered.sessions} sessions`,
  rising: `Symptôme dont la part des sessions a crû de moitié, dès ${rules.rising.sessions} sessions`,
  race: `Race la plus souvent signalée pour ses sessions, dès ${rules.race.reported} sessions signalées et ${rules.race.sessions} sessions en tout`,
  confusion: `Même confusion dans au moins ${rules.confusion.reports} signalements`,
}
const insightTitles: Record<SuggestionRule, string> = {
  accuracy: 'Précision sous le seuil',
  withoutResult: 'Questions sans réponse',
  uncovered: 'Symptôme inconnu',
  rising: 'Symptôme en hausse',
  race: 'Race la plus souvent signalée',
  confusion: 'Diagnostics confondus',
}

/** The sessions that an all-time figure covers: those still stored. */
const scope = (since: string | null) => (since === null ? 'Depuis le début' : `Depuis le ${formatDate(since)}`)

/** Analytics of the chatbot; texts beyond the specification are ours. */
export const analyticsScreenMessages = {
  title: pageTitles.analytics,
  periods: 'Période',
  figures: 'Chiffres de la période',
  totalSessions: 'Sessions',
  averageAccuracy: 'Précision moyenne',
  accuracyHint: 'sessions sans signalement',
  interval: ({ from, to }: { from: number; to: number }) =>
    `entre ${formatPercent(Math.round(from))} et ${formatPercent(Math.round(to))}`,
  reports: 'Signalements',
  improvementRate: "Taux d'amélioration",
  improvementHint: '100 moins signalements sur sessions',
  series: 'Évolution',
  tabs: { sessions: 'Sessions', accuracy: 'Précision', symptoms: 'Symptômes', races: 'Races' },
  titles: {
    sessions: { day: 'Sessions par jour', week: 'Sessions par semaine' },
    accuracy: {
      day: 'Part des sessions sans signalement, par jour',
      week: 'Part des sessions sans signalement, par semaine',
    },
    symptoms: 'Symptômes les plus cités',
    races: 'Races les plus consultées',
    hours: 'Heures de pointe',
    weekdays: 'Jours de la semaine',
    gaps: 'Symptômes qu’aucune maladie ne connaît',
    confusion: 'Diagnostic suggéré et diagnostic donné',
    calibration: 'Probabilité annoncée et sessions non signalées',
  },
  weekdays: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  columns: {
    from: 'Du',
    to: 'Au',
    day: 'Jour',
    sessions: 'Sessions',
    reported: 'Sessions signalées',
    accuracy: 'Sans signalement (%)',
    low: 'Borne basse (%)',
    high: 'Borne haute (%)',
    symptom: 'Symptôme',
    race: 'Race',
    share: 'Part (%)',
    previous: 'Période précédente',
    hour: 'Heure',
    weekday: 'Jour de la semaine',
    suggested: 'Suggéré par le chatbot',
    given: 'Donné au signalement',
    reports: 'Signalements',
    band: 'Probabilité annoncée (%)',
    unreported: 'Non signalées (%)',
  },
  otherRaces: (count: number) => `+${formatPlural(count, 'autre race', 'autres races')}`,
  noSuggestion: 'Aucun résultat',
  sessionSample: (count: number) => `sur ${formatPlural(count, 'session')}`,
  reportSample: (count: number) => `sur ${formatPlural(count, 'signalement')} avec diagnostic`,
  sampleBeside: (read: number, total: number) =>
    `Calculé sur ${formatPlural(read, 'session')} sur ${formatCount(total)}`,
  reading: (read: number, total: number) =>
    `Lecture des sessions\u00a0: ${formatCount(read)} sur ${formatCount(total)}`,
  stopReading: 'Arrêter la lecture',
  stopped: 'La lecture a été arrêtée.',
  failed: 'La lecture a échoué.',
  readAgain: 'Lire les sessions',
  unreported: 'Sans signalement',
  reported: 'Signalées',
  print: 'Imprimer',
  of: (from: string, to: string) => `Du ${formatDate(from)} au ${formatDate(to)}`,
  empty: 'Aucune session sur cette période',
  emptyHint: 'Choisissez une période plus longue.',
  neverAsked: 'Personne n’a encore interrogé l’assistant.',
  performance: 'Performance',
  performanceScope: (since: string | null) => `${scope(since)}, selon le serveur`,
  totalDiagnoses: 'Diagnostics',
  reportedErrors: 'Erreurs signalées',
  successRate: 'Taux de réussite',
  suggestions: "Suggestions d'amélioration",
  /** The days that the suggestions cover, next to all-time figures. */
  suggestionScope: (since: string) => `Sessions depuis le ${formatDate(since)}`,
  noSuggestions: 'Aucune suggestion',
  insights: 'Observations',
  insight: (rule: SuggestionRule) => insightTitles[rule],
  rule: (rule: SuggestionRule) => ruleTexts[rule],
  basis: (count: number) => `sur\u00a0${formatCount(count)}`,
  gaps: 'Couverture de la base',
  withoutResult: (count: number, of: number) =>
    `${formatPlural(count, 'session')} sur ${formatCount(of)} sans résultat`,
  noGap: 'Aucun symptôme inconnu sur cette période',
  addDisease: 'Ajouter une maladie',
  confusionNote: 'Les signalements disent surtout les erreurs\u00a0: ce tableau ne mesure pas les réponses justes.',
  noConfusion: 'Aucun signalement avec diagnostic sur cette période',
  calibrationNote: 'Une session non signalée n’est pas confirmée juste. Pas de part sous dix sessions.',
  monitoring: 'Surveillance des appels',
  monitoringScope: (count: number) => `${formatPlural(count, 'dernier appel', 'derniers appels')} de cet écran`,
  latency: 'Temps de réponse médian',
  slowest: 'Réponse la plus lente',
  errorRate: 'Appels en échec',
  engineTime: 'Temps moyen de diagnostic',
  /** A duration in seconds, in milliseconds below one. */
  duration: (seconds: number) =>
    seconds < 1
      ? `${(seconds * 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0ms`
      : `${seconds.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0s`,
  database: 'Base de données',
  databaseSize: 'Taille',
  databaseLoad: 'Charge',
  databaseNote: 'Aucune mesure n’est fournie par le serveur.',
} as const
