import { callHealthOf } from '@potager/domain/analytics'
import type { ChartTable } from '@potager/domain/format'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { analyticsFor, analyticsNow } from './analytics.fixtures.ts'

export const month = analyticsFor(30)

/** Props of the statistics screen, for one month. */
export const analyticsArgs = () => ({
  days: 30,
  analytics: month,
  performance: {
    totalDiagnoses: 4210,
    reportedErrors: 310,
    accuracyRate: 92.64,
    since: '2026-06-01',
    suggestionsSince: '2026-06-15',
    improvementSuggestions: ['Aucune maladie ne connaît « hoquet », cité dans 15 sessions.'],
  },
  engineTime: 0.004,
  health: callHealthOf([
    { at: analyticsNow - 9000, ms: 30, result: 'answered' },
    { at: analyticsNow - 4000, ms: 50, result: 'answered' },
  ]),
  reading: { state: 'whole' as const, read: 0, total: null },
  onDays: fn(),
  onRefresh: fn(),
  onStopReading: fn(),
  onPrint: fn(),
  onCsv: fn(),
  onPng: fn(),
})

/** Text with normalised spaces. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ')
export const panel = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('region', { name })
/** The key figures, one line each. */
export const figures = (canvasElement: HTMLElement) =>
  [...panel(canvasElement, 'Chiffres de la période').querySelectorAll('dl > div')].map(textOf)
/** The rows of a panel's table, after opening it. */
export async function rowsOf(canvasElement: HTMLElement, name: string) {
  const place = panel(canvasElement, name)
  const opener = place.querySelector('details:not([open]) > summary')
  if (opener) await userEvent.click(opener)
  return [...place.querySelectorAll('tbody tr')].map((row) => [...row.children].map(textOf))
}

/** The selected series, once its chart is rendered. */
export async function drawnSeries(canvasElement: HTMLElement, tab: string) {
  await userEvent.click(within(canvasElement).getByRole('tab', { name: tab }))
  const series = panel(canvasElement, 'Évolution')
  await waitFor(() => expect(series.querySelector('.recharts-surface')).toBeVisible())
  return series
}

/** The expected text of a table's rows, as displayed. */
export const told = ({ rows }: ChartTable) =>
  rows.map((row) =>
    row.map((cell) => (cell === null ? '--' : cell.toLocaleString('fr-FR').replace(/[\u00a0\u202f]/g, ' '))),
  )
