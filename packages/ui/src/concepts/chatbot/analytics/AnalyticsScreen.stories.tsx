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
import { expectTabOrder, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AnalyticsScreen } from './AnalyticsScreen.tsx'
import { analyticsFor, analyticsNow, quiet } from './analytics.fixtures.ts'
import { analyticsArgs, drawnSeries, figures, month, panel, rowsOf, textOf, told } from './analytics-story.ts'

const meta = preview.meta({
  title: 'Écrans/Analytics du chatbot',
  id: 'ecrans-analytics',
  component: AnalyticsScreen,
  // The product loads the chart library lazily; here it is compiled before a story waits for it.
  loaders: [() => import('../../../components/chart/Chart.tsx')],
  args: analyticsArgs(),
})

export const Nominal = meta.story({
  name: 'Chiffres, séries et performance',
  tags: [
    '[ANA-01]',
    '[ANA-02]',
    '[ANA-03]',
    '[ANA-04]',
    '[ANA-05]',
    '[ANA-06]',
    '[ANA-07]',
    '[ANA-08]',
    '[ANA-09]',
    '[ANA-10]',
    '[AMB-52]',
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Analytics Avancés')
    const tabs = within(canvas.getByRole('tablist', { name: 'Période' })).getAllByRole('tab')
    await expect(tabs.map(textOf)).toEqual(['7 jours', '30 jours', '90 jours', '1 an'])
    await expect(figures(canvasElement)).toEqual([
      'Sessions179En hausse +4,7 % par rapport à la même durée juste avant',
      'Précision moyenne88,3 %En baisse −1,2 pt par rapport à la même durée juste avantsessions sans signalement, entre 83 % et 92 %',
      'Signalements21En hausse +16,7 % par rapport à la même durée juste avant',
      "Taux d'amélioration88,3 %En baisse −1,2 pt par rapport à la même durée juste avant100 moins signalements sur sessions",
    ])
    await expect(textOf(panel(canvasElement, 'Performance'))).toBe(
      "PerformanceDepuis le 01/06/2026, selon le serveurDiagnostics4 210Erreurs signalées310Taux de réussite92,6 %Suggestions d'améliorationSessions depuis le 15/06/2026Aucune maladie ne connaît « hoquet », cité dans 15 sessions.",
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
  name: 'Habitudes, couverture, confusions, calibration',
  tags: ['[ANA-11]', '[ANA-15]'],
  play: async ({ canvasElement }) => {
    for (const table of [hoursTable(month), weekdaysTable(month), confusionTable(month), calibrationTable(month)]) {
      const place = panel(canvasElement, table.title)
      await expect(await rowsOf(canvasElement, table.title)).toEqual(told(table))
      await expect(textOf(place)).toContain(`sur ${table.sample} s`)
    }
    await expect(await rowsOf(canvasElement, 'Couverture de la base')).toEqual(told(gapsTable(month)))
    const monitoring = textOf(panel(canvasElement, 'Surveillance des appels'))
    await expect(monitoring).toContain('2 derniers appels')
    await expect(monitoring).toContain('médian40 msRéponse la plus lente50 msAppels en échec0 %')
    await expect(textOf(panel(canvasElement, 'Base de données'))).toContain('Taille--Charge--')
  },
})

export const Exports = meta.story({
  name: 'Exports en CSV et en PNG, impression : la période est sur le papier seul',
  tags: ['[ANA-13]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await drawnSeries(canvasElement, 'Précision')
    const title = accuracyTable(month).title
    await expect(canvas.getByText(/^Du \d\d\/\d\d\/\d{4} au \d\d\/\d\d\/\d{4}$/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Exporter «\u00a0${title}\u00a0» en CSV` }))
    await expect(args.onCsv).toHaveBeenCalledWith(accuracyTable(month))
    await userEvent.click(canvas.getByRole('button', { name: `Exporter «\u00a0${title}\u00a0» en PNG` }))
    await expect(args.onPng).toHaveBeenCalledWith(accuracyTable(month), expect.any(SVGSVGElement))
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer' }))
    await expect(args.onPrint).toHaveBeenCalled()
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
    await expect(canvas.getByText('Choisissez une période plus longue.')).toBeVisible()
    await expect(figures(canvasElement)[1]).toBe('Précision moyenne--Données insuffisantes')
    await expect(textOf(panel(canvasElement, 'Performance'))).toContain('Diagnostics--Erreurs signalées--')
    await expect(canvas.queryByRole('button', { name: /CSV/ })).toBeNull()
  },
})

export const NeverAsked = meta.story({
  name: 'Personne n’a encore interrogé l’assistant',
  args: {
    days: 7,
    analytics: quiet,
    performance: { totalDiagnoses: 0, reportedErrors: 0, accuracyRate: null, improvementSuggestions: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Personne n’a encore interrogé l’assistant.')).toBeVisible()
    await expect(canvas.queryByText(/plus longue/)).toBeNull()
  },
})

export const EmptyYear = meta.story({
  name: 'Aucune session sur la période la plus longue',
  args: { days: 365, analytics: quiet },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Aucune session sur cette période')).toBeVisible()
    await expect(canvas.queryByText(/plus longue/)).toBeNull()
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
  globals: onPhone,
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
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await drawnSeries(canvasElement, 'Sessions')
    const table = within(canvasElement).getByRole('region', {
      name: /^Données\s: Diagnostic suggéré et diagnostic donné/,
    })
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  },
})

const changed = analyticsFor(30, { perDay: (day) => 2 + (day % 2), reportedEvery: 13 })

export const OtherData = meta.story({
  name: 'D’autres données changent chaque chiffre',
  tags: ['[ANA-12]', '[ANA-14]'],
  args: {
    analytics: changed,
    performance: { totalDiagnoses: 12, reportedErrors: 2, accuracyRate: 83.3, improvementSuggestions: [] },
    health: callHealthOf([{ at: analyticsNow, ms: 700, result: 'failed' }]),
  },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toEqual([
      'Sessions75En hausse +4,2 % par rapport à la même durée juste avant',
      'Précision moyenne92 %En hausse +0,3 pt par rapport à la même durée juste avantsessions sans signalement, entre 84 % et 96 %',
      'Signalements6Stable 0 % par rapport à la même durée juste avant',
      "Taux d'amélioration92 %En hausse +0,3 pt par rapport à la même durée juste avant100 moins signalements sur sessions",
    ])
    await expect(textOf(panel(canvasElement, 'Performance'))).toContain(
      "Diagnostics12Erreurs signalées2Taux de réussite83,3 %Suggestions d'améliorationAucune suggestion",
    )
    await expect((await rowsOf(canvasElement, 'Évolution')).at(-1)).toEqual(['21/11/2026', '21/11/2026', '3', '0'])
    await expect((await rowsOf(canvasElement, 'Jours de la semaine'))[5]).toEqual(['Samedi', '13'])
    await expect(within(panel(canvasElement, 'Observations')).getAllByRole('listitem').map(textOf)).toEqual([
      'Questions sans réponse15 sessions sur 75 n’ont reçu aucun diagnostic : complétez la base de maladies.Au moins 10 % des sessions sans résultat, dès 20 sessions · sur 75',
      'Symptôme inconnuAucune maladie ne connaît « poil terne », cité dans 9 sessions.Symptôme qu’aucune maladie ne connaît, dès 3 sessions · sur 75',
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

export const NothingToSee = meta.story({
  name: 'Rien à observer',
  tags: ['[ANA-12]'],
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

export const Year = meta.story({
  name: 'Une longue période, par semaine',
  args: { days: 365, analytics: analyticsFor(365) },
  play: async ({ canvasElement }) => {
    const series = await drawnSeries(canvasElement, 'Sessions')
    await expect(within(series).getByRole('heading', { level: 3 })).toHaveTextContent('Sessions par semaine')
  },
})

const began = analyticsFor(30, { perDay: (day) => (day < 20 ? 0 : 3) })

export const DataBegins = meta.story({
  name: 'La période précédente n’est pas couverte : dit, sans évolution ni colonne à zéro',
  tags: ['[ANA-05]'],
  args: { analytics: began },
  play: async ({ canvasElement }) => {
    await expect(textOf(canvasElement)).toContain(
      'Pas d’évolution : les données commencent le 13/10/2026, après le début de la période précédente.',
    )
    for (const figure of figures(canvasElement)) await expect(figure).not.toContain('par rapport')
    await drawnSeries(canvasElement, 'Symptômes')
    await expect((await rowsOf(canvasElement, 'Évolution'))[0]?.at(-1)).toBe('--')
  },
})

export const FirstWeeks = meta.story({
  name: 'Un an dont seules les dernières semaines ont des données : la série commence avec elles',
  args: { days: 365, analytics: analyticsFor(365, { perDay: (day) => (day < 700 ? 0 : 3) }) },
  play: async ({ canvasElement }) => {
    await expect(textOf(canvasElement)).toContain('Les données commencent le 23/10/2026')
    await drawnSeries(canvasElement, 'Sessions')
    const rows = await rowsOf(canvasElement, 'Évolution')
    await expect(rows[0]?.slice(0, 2)).toEqual(['19/10/2026', '25/10/2026'])
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : période, outils, séries par les flèches, exports',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const tab = (name: string | RegExp) => canvas.getByRole('tab', { name })
    await expectTabOrder([tab(/^30/)])
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onDays).toHaveBeenLastCalledWith(90)
    await tabTo(canvas.getByRole('button', { name: 'Actualiser' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await tabTo(tab('Sessions'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('Précision')).toHaveFocus()
    const series = within(canvas.getByRole('tabpanel', { name: 'Précision' }))
    const opener = series.getByText('Voir les données')
    await tabTo(opener)
    // A page cannot trigger the browser's own response to Enter on a summary.
    opener.click()
    await expectTabOrder([series.getByRole('region')])
    const [csv, png] = series.getAllByRole('button')
    if (csv) await tabTo(csv)
    await userEvent.keyboard(' ')
    await expect(args.onCsv).toHaveBeenCalledWith(accuracyTable(month))
    await waitFor(() => expect(series.getByRole('img').querySelector('svg')).not.toBeNull())
    if (png) await expectTabOrder([png])
    await userEvent.keyboard('{Enter}')
    await expect(args.onPng).toHaveBeenCalledOnce()
  },
})
