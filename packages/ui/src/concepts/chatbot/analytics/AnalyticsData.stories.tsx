import { accuracyTable, calibrationTable, callHealthOf } from '@potager/domain/analytics'
import { expectTabOrder, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AnalyticsScreen } from './AnalyticsScreen.tsx'
import { analyticsFor, analyticsNow } from './analytics.fixtures.ts'
import { analyticsArgs, drawnSeries, figures, month, panel, rowsOf, textOf } from './analytics-story.ts'

const meta = preview.meta({
  title: 'Écrans/Analytics du chatbot/Autres données',
  id: 'ecrans-analytics-donnees',
  component: AnalyticsScreen,
  loaders: [() => import('../../../components/chart/Chart.tsx')],
  args: analyticsArgs(),
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
