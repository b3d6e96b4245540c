import { type ChartTable, type CsvCell, formatDate } from '../../base/format/index.ts'
import { type Analytics, comparedWith, type TermShare } from './analytics.ts'
import { analyticsScreenMessages as words } from './analytics-screen.messages.ts'
import { shareInterval } from './suggestions.ts'

/** Number of symptoms and breeds in the charts. */
export const CHART_SYMPTOMS = 8
export const CHART_RACES = 6

const { columns } = words
/** Percents rounded to one decimal, as they are displayed. */
const rounded = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value * 10) / 10

/** What figures rest on, as many sessions. */
const resting = (sessions: number) => ({ sample: sessions, note: words.sessionSample(sessions) })

/** Sessions by day or week, and how many were reported. */
export function sessionsTable({ series, unit, period }: Analytics): ChartTable {
  return {
    name: 'sessions',
    title: words.titles.sessions[unit],
    columns: [columns.from, columns.to, columns.sessions, columns.reported],
    rows: series.map(({ from, to, sessions, reported }) => [formatDate(from), formatDate(to), sessions, reported]),
    ...resting(period.sessions),
  }
}

/** Share of sessions without a report by day or week, with its confidence interval. */
export function accuracyTable({ series, unit, period }: Analytics): ChartTable {
  return {
    name: 'precision',
    title: words.titles.accuracy[unit],
    columns: [columns.from, columns.to, columns.sessions, columns.accuracy, columns.low, columns.high],
    rows: series.map(({ from, to, sessions, reported, accuracyRate }) => {
      const interval = shareInterval(sessions - reported, sessions)
      return [
        formatDate(from),
        formatDate(to),
        sessions,
        rounded(accuracyRate),
        rounded(interval?.from),
        rounded(interval?.to),
      ]
    }),
    ...resting(period.sessions),
  }
}

/** Sessions with a term in the previous period; null where data does not cover it. */
const before = (analytics: Analytics, { previous }: TermShare): number | null =>
  comparedWith(analytics) ? previous : null

const termRow =
  (analytics: Analytics) =>
  (term: TermShare): CsvCell[] => {
    const { name, count, percentage, reported } = term
    return [name, count, rounded(percentage), reported, before(analytics, term)]
  }
const termColumns = [columns.sessions, columns.share, columns.reported, columns.previous]

/** The 8 most frequent symptoms. */
export function symptomsTable(analytics: Analytics): ChartTable {
  const { symptoms, period } = analytics
  return {
    name: 'symptomes',
    title: words.titles.symptoms,
    columns: [columns.symptom, ...termColumns],
    rows: symptoms.terms.slice(0, CHART_SYMPTOMS).map(termRow(analytics)),
    ...resting(period.sessions),
  }
}

/** The 6 most frequent breeds, and the others in one row « +n autres races ». */
export function racesTable(analytics: Analytics): ChartTable {
  const { races, period, previous } = analytics
  const shown = races.terms.slice(0, CHART_RACES)
  const left = (total: number, of: (term: TermShare) => number) =>
    total - shown.reduce((sum, term) => sum + of(term), 0)
  const count = left(period.sessions, (term) => term.count)
  const others: TermShare = {
    name: words.otherRaces(races.distinct - shown.length),
    count,
    percentage: period.sessions > 0 ? (count / period.sessions) * 100 : 0,
    reported: left(period.reported, (term) => term.reported),
    previous: left(previous.sessions, (term) => term.previous),
  }
  return {
    name: 'races',
    title: words.titles.races,
    columns: [columns.race, ...termColumns],
    rows: (races.distinct > shown.length ? [...shown, others] : shown).map(termRow(analytics)),
    ...resting(period.sessions),
  }
}

/** Sessions by hour of the Paris clock. */
export function hoursTable({ hours, period }: Analytics): ChartTable {
  return {
    name: 'heures',
    title: words.titles.hours,
    columns: [columns.hour, columns.sessions],
    rows: hours.map((sessions, hour) => [`${hour} h`, sessions]),
    ...resting(period.sessions),
  }
}

/** Sessions by weekday, from Monday. */
export function weekdaysTable({ weekdays, period }: Analytics): ChartTable {
  return {
    name: 'jours',
    title: words.titles.weekdays,
    columns: [columns.weekday, columns.sessions],
    rows: weekdays.map((sessions, index) => [words.weekdays[index] ?? '', sessions]),
    ...resting(period.sessions),
  }
}

/** Symptoms without a disease in the base. */
export function gapsTable(analytics: Analytics): ChartTable {
  const { uncovered, period } = analytics
  return {
    name: 'symptomes-inconnus',
    title: words.titles.gaps,
    columns: [columns.symptom, columns.sessions, columns.share, columns.previous],
    rows: uncovered.terms.map((term) => [term.name, term.count, rounded(term.percentage), before(analytics, term)]),
    ...resting(period.sessions),
  }
}

/** The chatbot's first results and the actual diagnoses of reports, most frequent pair first. */
export function confusionTable({ confusion }: Analytics): ChartTable {
  return {
    name: 'confusions',
    title: words.titles.confusion,
    columns: [columns.suggested, columns.given, columns.reports],
    rows: confusion.pairs.map(({ suggested, given, count }) => [suggested ?? words.noSuggestion, given, count]),
    sample: confusion.reports,
    note: words.reportSample(confusion.reports),
  }
}

/** Sessions by probability of their first result, and the unreported share. */
export function calibrationTable({ calibration }: Analytics): ChartTable {
  return {
    name: 'calibration',
    title: words.titles.calibration,
    columns: [columns.band, columns.sessions, columns.reported, columns.unreported],
    rows: calibration.map(({ from, to, sessions, reported, unreportedRate }) => [
      `${from}–${to}`,
      sessions,
      reported,
      rounded(unreportedRate),
    ]),
    ...resting(calibration.reduce((sum, { sessions }) => sum + sessions, 0)),
  }
}
