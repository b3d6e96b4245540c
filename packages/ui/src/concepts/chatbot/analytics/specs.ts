import {
  ACCURACY_TARGET,
  type Analytics,
  CHART_SYMPTOMS,
  gapsTable,
  racesTable,
  symptomsTable,
} from '@potager/domain/analytics'
import { type ChartTable, formatDate } from '@potager/domain/format'
import { analyticsScreenMessages as words } from '@potager/domain/messages'
import type { ChartSpec } from '../../../components/chart/Chart.tsx'

const { columns } = words
/** A day as '14/07'. */
const shortDay = (day: string) => formatDate(day).slice(0, 5)

/** The chart of each panel, from the figures of a period. */
export const specs = {
  sessions: ({ series }: Analytics): ChartSpec => ({
    kind: 'stack',
    unit: columns.sessions,
    parts: [words.unreported, words.reported],
    points: series.map(({ from, sessions, reported }) => ({
      label: shortDay(from),
      value: sessions,
      marked: reported,
    })),
  }),
  accuracy: ({ series }: Analytics): ChartSpec => ({
    kind: 'percents',
    unit: columns.accuracy,
    target: ACCURACY_TARGET,
    points: series.map(({ from, accuracyRate }) => ({
      label: shortDay(from),
      value: accuracyRate === null ? null : Math.round(accuracyRate * 10) / 10,
    })),
  }),
  symptoms: (analytics: Analytics): ChartSpec => barsOf(symptomsTable(analytics)),
  races: (analytics: Analytics): ChartSpec => barsOf(racesTable(analytics)),
  hours: ({ hours }: Analytics): ChartSpec => ({
    kind: 'columns',
    unit: columns.sessions,
    points: hours.map((value, hour) => ({ label: `${hour} h`, value })),
  }),
  weekdays: ({ weekdays }: Analytics): ChartSpec => ({
    kind: 'columns',
    unit: columns.sessions,
    points: weekdays.map((value, index) => ({ label: (words.weekdays[index] ?? '').slice(0, 3), value })),
  }),
  gaps: (analytics: Analytics): ChartSpec =>
    barsOf({ ...gapsTable(analytics), rows: gapsTable(analytics).rows.slice(0, CHART_SYMPTOMS) }),
  calibration: ({ calibration }: Analytics): ChartSpec => ({
    kind: 'columns',
    unit: columns.unreported,
    points: calibration.map(({ from, to, unreportedRate }) => ({
      label: `${from}–${to}`,
      value: unreportedRate === null ? null : Math.round(unreportedRate * 10) / 10,
    })),
  }),
} as const

/** Bars of a table whose second column is the count. */
function barsOf({ rows }: ChartTable): ChartSpec {
  return {
    kind: 'bars',
    unit: columns.sessions,
    points: rows.map(([label, value]) => ({ label: String(label), value: typeof value === 'number' ? value : null })),
  }
}
