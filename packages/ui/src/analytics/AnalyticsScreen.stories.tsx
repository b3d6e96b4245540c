import {
  accuracyTable,
  calibrationTable,
  callHealthOf,
  confusionTable,
  gapsTable,
  hoursTable,
  racesTable,
  sessionsTable,
  symptomsTable,
  weekdaysTable,
} from '@potager/domain/analytics'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AnalyticsScreen } from './AnalyticsScreen.tsx'
import { analyticsFor, now, quiet } from './analytics.fixtures.ts'
import { analyticsArgs, drawnSeries, figures, month, panel, rowsOf, textOf, told } from './analytics-story.ts'

const meta = preview.meta({
  title: 'Écrans/Analytics du chatbot',
  id: 'ecrans-analytics',
  component: AnalyticsScreen,
  // Charts are fetched late in the product; here their library is compiled before a story waits for them.
  loaders: [() => import('./Chart.tsx')],
  args: analyticsArgs(),
})

export const Nominal = meta.story({
  name: 'Chiffres, séries et performance [ANA-01] [ANA-02] [ANA-03] [ANA-04] [ANA-05] [ANA-06] [ANA-07] [ANA-08] [ANA-09] [ANA-10] [AMB-52]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Analytics Avancés')
    const tabs = within(canvas.getByRole('tablist', { name: 'Période' })).getAllByRole('tab')
    await expect(tabs.map(textOf)).toEqual(['7 jours', '30 jours', '90 jours', '1 an'])
    await expect(figures(canvasElement)).toEqual([
      'Sessions179En hausse +2,3 % par rapport à la période précédente',
      'Précision moyenne88,3 %En baisse −1,4 pt par rapport à la période précédentesessions sans signalement, entre 83 % et 92 %',
      'Signalements21En hausse +16,7 % par rapport à la période précédente',
      "Taux d'amélioration88,3 %En baisse −1,4 pt par rapport à la période précédente100 moins signalements sur sessions",
    ])
    await expect(textOf(panel(canvasElement, 'Performance'))).toBe(
      "PerformanceDepuis le début, selon le serveurDiagnostics4 210Erreurs signalées310Taux de réussite92,6 %Suggestions d'améliorationAucune maladie ne connaît « hoquet », cité dans 15 sessions.",
    )
    for (const [tab, table] of Object.entries({
      Sessions: sessionsTable(month),
      Précision: accuracyTable(month),
      Symptômes: symptomsTable(month),
      Races: racesTable(month),
    })) {
      const series = await drawnSeries(canvasElement, tab)
      await expect(within(series).getByRole('heading', { level: 3 })).toHaveTextContent(table.title)
      await expect(await rowsOf(canvasElement, 'Évolution')).toEqual(told(table))
    }
    await expect((await rowsOf(canvasElement, 'Évolution')).at(-1)?.[0]).toBe('+3 autres races')
    await userEvent.click(within(canvas.getByRole('tablist', { name: 'Période' })).getByRole('tab', { name: /^1/ }))
    await expect(args.onDays).toHaveBeenCalledWith(365)
  },
})

export const Panels = meta.story({
  name: 'Habitudes, couverture, confusions, calibration [ANA-11] [ANA-15]',
  play: async ({ canvasElement }) => {
    for (const table of [hoursTable(month), weekdaysTable(month), confusionTable(month), calibrationTable(month)]) {
      const place = panel(canvasElement, table.title)
      await expect(await rowsOf(canvasElement, table.title)).toEqual(told(table))
      await expect(textOf(place)).toContain(`n = ${table.sample} s`)
    }
    await expect(await rowsOf(canvasElement, 'Couverture de la base')).toEqual(told(gapsTable(month)))
    const monitoring = textOf(panel(canvasElement, 'Surveillance des appels'))
    await expect(monitoring).toContain('2 derniers appels')
    await expect(monitoring).toContain('médian40 msRéponse la plus lente50 msAppels en échec0 %')
    await expect(textOf(panel(canvasElement, 'Base de données'))).toContain('Taille--Charge--')
  },
})

export const Exports = meta.story({
  name: 'Exports en CSV et en PNG, impression [ANA-13]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await drawnSeries(canvasElement, 'Précision')
    const title = accuracyTable(month).title
    await userEvent.click(canvas.getByRole('button', { name: `Exporter «\u00a0${title}\u00a0» en CSV` }))
    await expect(args.onCsv).toHaveBeenCalledWith(accuracyTable(month))
    await userEvent.click(canvas.getByRole('button', { name: `Exporter «\u00a0${title}\u00a0» en PNG` }))
    await expect(args.onPng).toHaveBeenCalledWith(accuracyTable(month), expect.any(SVGSVGElement))
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer' }))
    await expect(args.onPrint).toHaveBeenCalled()
  },
})

const changed = analyticsFor(30, { perDay: (day) => 2 + (day % 2), reportedEvery: 13 })

export const OtherData = meta.story({
  name: 'D’autres données changent chaque chiffre [ANA-12] [ANA-14]',
  args: {
    analytics: changed,
    performance: { totalDiagnoses: 12, reportedErrors: 2, accuracyRate: 83.3, improvementSuggestions: [] },
    health: callHealthOf([{ at: now, ms: 700, result: 'failed' }]),
  },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toEqual([
      'Sessions75Stable 0 % par rapport à la période précédente',
      'Précision moyenne92 %Stable 0 pt par rapport à la période précédentesessions sans signalement, entre 84 % et 96 %',
      'Signalements6Stable 0 % par rapport à la période précédente',
      "Taux d'amélioration92 %Stable 0 pt par rapport à la période précédente100 moins signalements sur sessions",
    ])
    await expect(textOf(panel(canvasElement, 'Performance'))).toContain(
      "Diagnostics12Erreurs signalées2Taux de réussite83,3 %Suggestions d'améliorationAucune suggestion",
    )
    await expect((await rowsOf(canvasElement, 'Évolution')).at(-1)).toEqual(['21/11/2026', '21/11/2026', '3', '0'])
    await expect((await rowsOf(canvasElement, 'Jours de la semaine'))[5]).toEqual(['Samedi', '13'])
    await expect(within(panel(canvasElement, 'Observations')).getAllByRole('listitem').map(textOf)).toEqual([
      'Questions sans réponse15 sessions sur 75 n’ont reçu aucun diagnostic : complétez la base de maladies.Au moins 10 % des sessions sans résultat, dès 20 sessions · n = 75',
      'Symptôme inconnuAucune maladie ne connaît « poil terne », cité dans 9 sessions.Symptôme qu’aucune maladie ne connaît, dès 3 sessions · n = 75',
    ])
    await expect(textOf(panel(canvasElement, 'Couverture de la base'))).toContain('15 sessions sur 75 sans résultat')
    const bands = await rowsOf(canvasElement, calibrationTable(changed).title)
    await expect(bands.slice(6, 8)).toEqual([
      ['60–70', '17', '0', '100'],
      ['70–80', '10', '1', '90'],
    ])
    await expect(textOf(panel(canvasElement, 'Surveillance des appels'))).toContain(
      'médian700 msRéponse la plus lente700 msAppels en échec100 %',
    )
  },
})

const calm = analyticsFor(90, { perDay: () => 1, reportedEvery: 1000 })

export const Year = meta.story({
  name: 'Une longue période, par semaine',
  args: { days: 365, analytics: analyticsFor(365) },
  play: async ({ canvasElement }) => {
    const series = await drawnSeries(canvasElement, 'Sessions')
    await expect(within(series).getByRole('heading', { level: 3 })).toHaveTextContent('Sessions par semaine')
  },
})

export const NothingToSee = meta.story({
  name: 'Rien à observer [ANA-12]',
  args: {
    analytics: {
      ...calm,
      suggestions: [],
      uncovered: { distinct: 0, terms: [] },
      confusion: { reports: 0, pairs: [] },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(textOf(panel(canvasElement, 'Observations'))).toContain('Aucune observation')
    await expect(textOf(panel(canvasElement, 'Couverture de la base'))).toContain('Aucun symptôme inconnu')
    await expect(textOf(panel(canvasElement, 'Diagnostic suggéré et diagnostic donné'))).toContain(
      'Aucun signalement avec diagnostic sur cette période',
    )
  },
})

export const Empty = meta.story({
  name: 'Aucune session sur la période',
  args: {
    days: 7,
    analytics: quiet,
    performance: { totalDiagnoses: null, reportedErrors: null, accuracyRate: null, improvementSuggestions: [] },
    engineTime: null,
    health: callHealthOf([]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Aucune session sur cette période')).toBeVisible()
    await expect(figures(canvasElement)[1]).toBe('Précision moyenne--Données insuffisantes (n = 0)')
    await expect(textOf(panel(canvasElement, 'Performance'))).toContain('Diagnostics--Erreurs signalées--')
    await expect(canvas.queryByRole('button', { name: /CSV/ })).toBeNull()
  },
})

export const Loading = meta.story({
  name: 'Chargement : les panneaux tiennent déjà leur place',
  args: { analytics: null, performance: null, engineTime: null, health: callHealthOf([]) },
  play: async ({ canvasElement }) => {
    const series = panel(canvasElement, 'Évolution').getBoundingClientRect()
    await expect(series.height).toBeGreaterThan(440)
    await expect(panel(canvasElement, 'Performance').getBoundingClientRect().top).toBeGreaterThan(series.bottom)
  },
})

export const Failed = meta.story({
  name: 'Échec de lecture',
  args: {
    analytics: null,
    failure: 'Le service ne répond pas.',
    performance: null,
    performanceFailure: 'Le service ne répond pas.',
  },
  play: async ({ canvasElement, args }) => {
    const [retry] = within(canvasElement).getAllByRole('button', { name: 'Réessayer' })
    if (retry) await userEvent.click(retry)
    await expect(args.onRefresh).toHaveBeenCalled()
  },
})

export const Refreshing = meta.story({ name: 'Actualisation', args: { refreshing: true } })

export const OtherBackend = meta.story({
  name: 'Sans les chiffres du serveur : lecture arrêtée',
  args: { reading: { state: 'stopped' as const, read: 300, total: 1240 } },
  play: async ({ canvasElement, args }) => {
    await expect(textOf(canvasElement)).toContain('Calculé sur 300 sessions sur 1 240La lecture a été arrêtée.')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lire les sessions' }))
    await expect(args.onRefresh).toHaveBeenCalled()
  },
})

const long = 'Anticonstitutionnellementincompréhensible '.repeat(4)
const named = <Term extends { name: string }>({ terms, ...rest }: { distinct: number; terms: Term[] }) => ({
  ...rest,
  terms: terms.map((term) => ({ ...term, name: `${long}${term.name}` })),
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    analytics: {
      ...month,
      symptoms: named(month.symptoms),
      races: named(month.races),
      uncovered: named(month.uncovered),
      confusion: { reports: 1, pairs: [{ suggested: long, given: long.repeat(2), count: 1 }] },
      suggestions: [{ rule: 'uncovered', subject: long, value: 3, of: 179 }],
    },
    performance: { totalDiagnoses: 1, reportedErrors: 0, accuracyRate: 100, improvementSuggestions: [long.repeat(5)] },
  },
  play: async ({ canvasElement }) => {
    await drawnSeries(canvasElement, 'Races')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await drawnSeries(canvasElement, 'Sessions')
  },
})
