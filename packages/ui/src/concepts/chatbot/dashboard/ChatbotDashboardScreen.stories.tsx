import { type Analytics, callHealthOf, type Frequency } from '@potager/domain/analytics'
import type { Report } from '@potager/domain/report'
import { expectTabOrder, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { analyticsFor, analyticsNow, quiet } from '../analytics/analytics.fixtures.ts'
import { figures, panel, textOf } from '../analytics/analytics-story.ts'
import { ChatbotDashboardScreen, type TopLists } from './ChatbotDashboardScreen.tsx'

const HOUR = 3_600_000
/** A report of the given age in hours. */
const dashboardReport = (number: number, hours: number, change: Partial<Report> = {}): Report => ({
  id: `0197c000-0000-4000-8000-00000000000${number}`,
  sessionId: `0197b000-0000-4000-8000-00000000000${number}`,
  feedback: 'Le vétérinaire a trouvé une otite, pas une gale.',
  createdAt: analyticsNow - hours * HOUR,
  resolved: false,
  ...change,
})
/** Unresolved reports, newest first. */
const waitingCounts = [
  dashboardReport(1, 5, { actualDiagnosis: 'Otite' }),
  dashboardReport(2, 26, { feedback: 'Rien à voir avec ce que j’avais décrit.' }),
  dashboardReport(3, 24 * 5),
  dashboardReport(4, 24 * 9),
  dashboardReport(5, 24 * 12),
]

const frequencies = ({ terms }: Analytics['symptoms']): Frequency[] =>
  terms.map(({ name, count, percentage }) => ({ name, count, percentage }))
/** The lists of a period, as the screen shows them. */
const topOf = ({ symptoms, races }: Analytics): TopLists => ({
  symptoms: frequencies(symptoms),
  races: frequencies(races),
  sinceStart: false,
})

const week = analyticsFor(7)

/** Props of the dashboard, for one week. */
const dashboard = {
  days: 7,
  analytics: week,
  top: topOf(week),
  reports: { items: waitingCounts, total: 12 },
  overall: { totalDiagnoses: 4210, reportedErrors: 310, accuracyRate: 92.64, improvementSuggestions: [] },
  averageTime: 0.004,
  health: callHealthOf([{ at: analyticsNow - 4000, ms: 42, result: 'answered' }]),
  reading: { state: 'whole' as const, read: 0, total: null },
  now: analyticsNow,
  onDays: fn(),
  onRefresh: fn(),
  onStopReading: fn(),
}

const meta = preview.meta({
  title: 'Écrans/Dashboard du chatbot',
  id: 'ecrans-chatbot-dashboard',
  component: ChatbotDashboardScreen,
  args: dashboard,
})

export const Nominal = meta.story({
  name: 'Chiffres, listes et signalements',
  tags: [
    '[CBD-01]',
    '[CBD-02]',
    '[CBD-03]',
    '[CBD-04]',
    '[CBD-05]',
    '[CBD-06]',
    '[CBD-07]',
    '[CBD-08]',
    '[CBD-10]',
    '[CBD-11]',
    '[CBD-12]',
    '[AMB-40]',
    '[AMB-50]',
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard Chatbot Véto')
    const tabs = canvas.getAllByRole('tab')
    await expect(tabs.map(textOf)).toEqual(['Aujourd’hui', '7 jours', '30 jours'])
    await expect(tabs[1]).toHaveAttribute('aria-selected', 'true')
    await expect(figures(canvasElement)).toEqual([
      'Diagnostics42En hausse +13,5 % par rapport à la même durée juste avant',
      'Taux de précision88,1 %En baisse −3,8 pt par rapport à la même durée juste avantsessions sans signalement, sans verdict sous 100 (42 ici)',
      'Signalements à traiter12toutes périodes',
      'Race la plus consultéeChat européen9 sur 42 sessions',
    ])
    const symptoms = within(panel(canvasElement, 'Top 5 des symptômes')).getAllByRole('listitem')
    await expect(symptoms).toHaveLength(5)
    await expect(textOf(symptoms[0])).toBe('fièvre10×23,8 %')
    await expect(within(panel(canvasElement, 'Top 5 des races')).getAllByRole('listitem')).toHaveLength(5)
    const reports = within(panel(canvasElement, 'Signalements récents non résolus')).getAllByRole('listitem')
    await expect(reports.map(textOf)).toEqual([
      '#00000001RécentIl y a 5hLe vétérinaire a trouvé une otite, pas une gale.Diagnostic suggéré : Otite',
      '#00000002RécentHierRien à voir avec ce que j’avais décrit.',
      '#00000003MoyenIl y a 5 joursLe vétérinaire a trouvé une otite, pas une gale.',
    ])
    const actions = within(panel(canvasElement, 'Actions rapides')).getAllByRole('link')
    await expect(actions.map((link) => link.getAttribute('href'))).toEqual([
      '/chatbot/diseases?action=create',
      '/chatbot/reports',
      '/chatbot/sessions',
      '/chatbot/analytics',
      '/chatbot/settings',
    ])
    await expect(textOf(panel(canvasElement, 'État du système'))).toContain(
      'ChatbotOpérationnelServeurConnectéDernier appel21/11/2026 11:59 · 42 ms',
    )
    await expect(textOf(panel(canvasElement, 'Résumé des performances'))).toContain('Précision depuis le début92,6 %')
    await userEvent.click(canvas.getByRole('tab', { name: /^30/ }))
    await expect(args.onDays).toHaveBeenCalledWith(30)
  },
})

const changed = analyticsFor(7, { perDay: (day) => (day < 7 ? 16 : 20), reportedEvery: 40 })

export const OtherData = meta.story({
  name: 'D’autres données changent chaque chiffre',
  tags: ['[CBD-14]', '[CBD-15]', '[CBD-16]'],
  args: {
    analytics: changed,
    top: topOf(changed),
    reports: { items: [dashboardReport(7, 2, { feedback: 'Autre chose.' })], total: 1 },
    overall: { totalDiagnoses: 9, reportedErrors: 1, accuracyRate: 88.8, improvementSuggestions: [] },
    averageTime: 1.5,
    health: callHealthOf([{ at: analyticsNow, ms: 7, result: 'failed' }]),
  },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toEqual([
      'Diagnostics140En hausse +34,6 % par rapport à la même durée juste avant',
      'Taux de précision97,1 %En hausse +1 pt par rapport à la même durée juste avantsessions sans signalement, objectif 85 % atteint',
      'Signalements à traiter1toutes périodes',
      'Race la plus consultéeChat européen31 sur 140 sessions',
    ])
    await expect(textOf(panel(canvasElement, 'Top 5 des symptômes'))).not.toContain('fièvre10×')
    await expect(textOf(panel(canvasElement, 'Résumé des performances'))).toBe(
      'Résumé des performancessur 140 sessionsPerformance excellenteDiagnostic le plus fréquentGastro-entérite (28,4 % sur 116)Sessions sans résultat24Temps moyen de diagnostic3,5 msPrécision depuis le début88,8 %',
    )
    await expect(textOf(panel(canvasElement, 'État du système'))).toContain('En échecServeurConnecté')
    await expect(textOf(panel(canvasElement, 'Signalements récents non résolus'))).toContain('Autre chose.')
  },
})

const good = analyticsFor(30)
const poor = analyticsFor(30, { reportedEvery: 4 })

export const UnderTarget = meta.story({
  name: 'Sous l’objectif',
  tags: ['[CBD-13]'],
  args: { days: 30, analytics: poor },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)[1]).toContain('sessions sans signalement, sous l’objectif de 85 %')
    await expect(textOf(panel(canvasElement, 'Résumé des performances'))).toContain('Précision à améliorer')
  },
})

export const OnTarget = meta.story({
  name: 'L’objectif atteint',
  tags: ['[CBD-13]'],
  args: { days: 30, analytics: good },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)[1]).toContain('sessions sans signalement, objectif 85 % atteint')
    await expect(textOf(panel(canvasElement, 'Résumé des performances'))).toContain('Objectif de précision atteint')
  },
})

export const NoVerdict = meta.story({
  name: 'Trop peu de sessions pour un verdict',
  args: { days: 1, analytics: analyticsFor(1, { perDay: () => 7 }) },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)[1]).toContain('sessions sans signalement, sans verdict sous 100 (7 ici)')
    await expect(textOf(panel(canvasElement, 'Résumé des performances'))).toContain(
      'Pas de verdict sous 100 sessions (7 ici)',
    )
  },
})

const began = analyticsFor(30, { perDay: (day) => (day < 40 ? 0 : 4) })

export const DataBegins = meta.story({
  name: 'Les données commencent dans la période : dit, et sans évolution',
  tags: ['[CBD-15]'],
  args: { days: 30, analytics: began },
  play: async ({ canvasElement }) => {
    await expect(textOf(canvasElement)).toContain(
      'Les données commencent le 02/11/2026 : rien n’est compté avant ce jour, et aucune évolution n’est donnée.',
    )
    await expect(figures(canvasElement)[0]).toBe('Diagnostics80')
  },
})

export const Empty = meta.story({
  name: 'Rien sur la période, aucun signalement',
  tags: ['[CBD-09]'],
  args: {
    analytics: quiet,
    top: topOf(quiet),
    reports: { items: [], total: 0 },
    overall: null,
    averageTime: null,
    health: callHealthOf([]),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucun signalement récent !')).toBeVisible()
    await expect(figures(canvasElement)).toEqual([
      'Diagnostics0',
      'Taux de précision--Données insuffisantes',
      'Signalements à traiter0toutes périodes',
      'Race la plus consultée--Données insuffisantes',
    ])
    await expect(textOf(panel(canvasElement, 'État du système'))).toContain('InconnuServeurInconnu')
    await expect(textOf(panel(canvasElement, 'Résumé des performances'))).toContain('Données insuffisantes')
  },
})

export const Loading = meta.story({
  name: 'Chargement',
  args: {
    analytics: null,
    top: { symptoms: null, races: null, sinceStart: false },
    reports: null,
    overall: null,
    averageTime: null,
    health: callHealthOf([]),
  },
})

export const Failed = meta.story({
  name: 'Échec de lecture',
  args: {
    analytics: null,
    failure: 'Le service ne répond pas.',
    reports: null,
    reportsFailure: 'Le service ne répond pas.',
    top: { symptoms: null, races: null, sinceStart: false, failed: true },
    health: callHealthOf([{ at: analyticsNow, ms: 10_000, result: 'unanswered' }]),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    await expect(textOf(panel(canvasElement, 'Top 5 des races'))).toContain('La lecture a échoué.')
    await expect(textOf(panel(canvasElement, 'État du système'))).toContain('Non connecté')
    const [retry] = canvas.getAllByRole('button', { name: 'Réessayer' })
    if (retry) await userEvent.click(retry)
    await expect(args.onRefresh).toHaveBeenCalled()
  },
})

export const Refreshing = meta.story({ name: 'Actualisation', args: { refreshing: true } })

const species = { name: 'Chien', count: 20, percentage: 47.6, reported: 0, previous: 0 }

export const OtherBackend = meta.story({
  name: 'Sans les chiffres du serveur : sessions lues ici',
  args: {
    reading: { state: 'reading' as const, read: 300, total: 1240 },
    top: { ...topOf(week), sinceStart: true },
    analytics: { ...week, races: { ...week.races, terms: [species, ...week.races.terms] } },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    // A species that an owner gave instead of a breed does not count as a breed.
    await expect(figures(canvasElement).at(-1)).toBe('Race la plus consultéeChat européen9 sur 42 sessions')
    await expect(textOf(canvasElement)).toContain('Lecture des sessions : 300 sur 1 240')
    await expect(textOf(panel(canvasElement, 'Top 5 des races'))).toContain('depuis le début')
    await userEvent.click(canvas.getByRole('button', { name: 'Arrêter la lecture' }))
    await expect(args.onStopReading).toHaveBeenCalled()
  },
})

export const PartOfThem = meta.story({
  name: 'Calculé sur une partie des sessions',
  args: { reading: { state: 'partial' as const, read: 2000, total: 12_400 } },
  play: async ({ canvasElement }) => {
    await expect(textOf(within(canvasElement).getAllByRole('status').at(-1))).toBe(
      'Calculé sur 2 000 sessions sur 12 400',
    )
  },
})

const long = 'Anticonstitutionnellementincompréhensible '.repeat(6)

export const LongTexts = meta.story({
  name: 'Textes longs',
  globals: onPhone,
  args: {
    top: {
      symptoms: [{ name: long, count: 1_234_567, percentage: 100 }],
      races: [{ name: long, count: 1, percentage: null }],
      sinceStart: true,
    },
    reports: { items: [dashboardReport(8, 1, { feedback: long.repeat(4), actualDiagnosis: long })], total: 12_345 },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const Keyboard = meta.story({
  name: 'Clavier : période par les flèches, actualiser, puis les liens',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await expectTabOrder([tab(/^7/)])
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab(/^Aujourd’hui/)).toHaveFocus()
    await expect(args.onDays).toHaveBeenLastCalledWith(1)
    await tabTo(canvas.getByRole('button', { name: 'Actualiser' }))
    await userEvent.keyboard(' ')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await expectTabOrder(canvas.getAllByRole('link'))
  },
})
