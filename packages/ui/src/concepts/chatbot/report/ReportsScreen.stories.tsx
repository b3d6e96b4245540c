import { paths } from '@potager/domain/paths'
import { focusedName, tabStops, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expectFilledBy, expectRetry, Filtered, onPhone, unreachableMessage } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CHATBOT_NOW, pendingReports, report, resolvedReports } from '../chatbot.fixtures.ts'
import { ReportsScreen, type ReportsScreenProps } from './ReportsScreen.tsx'

const meta = preview.meta({
  title: 'Écrans/Signalements',
  id: 'ecrans-signalements',
  component: ReportsScreen,
  args: {
    resolved: false,
    reports: pendingReports,
    counts: { matching: 42, total: 42 },
    figures: { active: 42, resolved: 14, accuracy: 87.25 },
    totalPages: 9,
    page: 0,
    filter: {},
    exporting: null,
    now: CHATBOT_NOW,
    onTab: fn(),
    onFilter: fn(),
    onPage: fn(),
    onRefresh: fn(),
    onSession: fn(),
    onResolve: fn(),
    onExport: fn(),
    onStopExport: fn(),
  },
})

export const Pending = meta.story({
  name: 'À traiter : chiffres, âge, session, résolution',
  tags: [
    '[RPT-01]',
    '[RPT-02]',
    '[RPT-03]',
    '[RPT-04]',
    '[RPT-05]',
    '[RPT-13]',
    '[RPT-14]',
    '[RPT-15]',
    '[RPT-16]',
    '[RPT-17]',
    '[RPT-19]',
    '[RPT-20]',
    '[RPT-21]',
    '[RPT-23]',
    '[RPT-24]',
    '[RPT-25]',
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Gestion des Signalements' })).toBeVisible()
    const figures = within(canvas.getByRole('region', { name: 'Chiffres des signalements' }))
    await expect(figures.getByText('Signalements actifs').parentElement).toHaveTextContent('42')
    await expect(figures.getByText('Taux de résolution').parentElement).toHaveTextContent('25 %14 sur 56')
    await expect(figures.getByText('Précision globale').parentElement).toHaveTextContent('87,3 %')
    await expect(canvas.getByRole('tab', { name: 'Non résolus (42)' })).toHaveAttribute('aria-selected', 'true')
    const cards = canvas.getAllByRole('article')
    await expect(cards.map((card) => card.querySelector('[data-tone]')?.textContent)).toEqual([
      'Urgent',
      'Moyen',
      'Récent',
      'Moyen',
    ])
    const card = within(canvas.getByRole('article', { name: '#00000002' }))
    await expect(card.getByText('Il y a 4 jours')).toBeVisible()
    await expect(card.getByText('Le vétérinaire a trouvé une pancréatite.')).toBeVisible()
    await expect(card.getByText(/Diagnostic suggéré.*Pancréatite/)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Session #00000007' }))
    await userEvent.click(card.getByText('Session', { selector: 'button' }))
    await expect(args.onSession).toHaveBeenCalledTimes(2)
    await expect(args.onSession).toHaveBeenCalledWith(pendingReports[1]?.sessionId)
    await userEvent.click(card.getByText('Résoudre'))
    await expect(args.onResolve).toHaveBeenCalledWith(pendingReports[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Actualiser' }))
    await expect(args.onRefresh).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter CSV' }))
    await expect(args.onExport).toHaveBeenCalled()
    await expect(canvas.getAllByRole('button', { name: /^Page/ })).toHaveLength(5)
  },
})

export const Done = meta.story({
  name: 'Résolus, sans retour possible',
  tags: ['[RPT-06]', '[RPT-18]', '[RPT-22]', '[RPT-24]', '[RPT-41]'],
  args: { resolved: true, reports: resolvedReports, counts: { matching: 1, total: 1 }, totalPages: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('tab', { name: 'Résolus' })).toHaveAttribute('aria-selected', 'true')
    const card = canvas.getByRole('article')
    await expect(card).toHaveTextContent('Résolu')
    await expect(card).toHaveTextContent('Résolution : Maladie ajoutée à la base')
    await expect(within(card).queryByText('Résoudre')).toBeNull()
  },
})

export const Filters = meta.story({
  name: 'Onglets et filtres',
  tags: ['[RPT-06]', '[RPT-09]', '[RPT-11]'],
  args: { counts: { matching: 3, total: 42 } },
  render: (args) => <Filtered args={args}>{(filtering) => <ReportsScreen {...args} {...filtering} />}</Filtered>,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bar = within(canvas.getByRole('search'))
    await userEvent.type(bar.getByLabelText('Session, commentaire ou diagnostic'), 'toux')
    await userEvent.type(bar.getByLabelText('Du'), '2026-11-01')
    await userEvent.type(bar.getByLabelText('Au'), '2026-11-20')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'toux', from: '2026-11-01', to: '2026-11-20' })
    await expect(canvasElement).toHaveTextContent('3 signalements (sur 42 total)')
    await userEvent.click(bar.getByRole('button', { name: 'Réinitialiser' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
    await userEvent.click(canvas.getByRole('tab', { name: 'Résolus' }))
    await expect(args.onTab).toHaveBeenCalledWith(true)
  },
})

export const Unknown = meta.story({
  name: 'Sans données : deux tirets',
  tags: ['[RPT-03]', '[RPT-04]'],
  args: {
    reports: [],
    counts: { matching: 0, total: 0 },
    totalPages: 0,
    figures: { active: 0, resolved: 0, accuracy: null },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('--')).toHaveLength(2)
    await expect(within(canvasElement).getByText('Aucun signalement à traiter')).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Exporter CSV' })).toBeDisabled()
  },
})

export const FilteredEmpty = meta.story({
  name: 'Aucun avec ces filtres',
  args: { reports: [], counts: { matching: 0, total: 42 }, totalPages: 0, filter: { search: 'zèbre' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucun signalement ne correspond aux filtres')).toBeVisible()
  },
})

export const Loading = meta.story({
  name: 'Chargement',
  args: { reports: null, counts: null, figures: null, totalPages: 0 },
})

export const Failure = meta.story({
  name: 'Échec, et un nouvel essai',
  args: { reports: null, counts: null, totalPages: 0, failure: unreachableMessage },
  play: ({ canvasElement, args }) => expectRetry(canvasElement, args.onRefresh),
})

export const Refreshing = meta.story({ name: 'Actualisation', args: { refreshing: true } })

export const LongTexts = meta.story({
  name: 'Longs textes',
  args: {
    reports: [report(1, { feedback: 'Une très longue explication, '.repeat(30), actualDiagnosis: 'x'.repeat(120) })],
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const Empty = meta.story({
  name: 'Aucun signalement',
  tags: ['[OPN-02]'],
  args: {
    origin: <a href={paths.assistant}>Ouvrir l’assistant</a>,
    reports: [],
    counts: { matching: 0, total: 0 },
    figures: { active: 0, resolved: 0, accuracy: null },
    totalPages: 0,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('article')).toBeNull()
    await expectFilledBy(
      canvasElement,
      'Aucun signalement à traiter',
      'Les réponses de l’assistant que des visiteurs jugent fausses apparaîtront ici.',
      'Ouvrir l’assistant',
    )
  },
})

export const NoneResolved = meta.story({
  name: 'Aucun signalement résolu : ils viennent de l’autre onglet',
  tags: ['[OPN-02]'],
  args: {
    resolved: true,
    reports: [],
    counts: { matching: 0, total: 0 },
    totalPages: 0,
    origin: <a href={paths.assistant}>Ouvrir l’assistant</a>,
  },
  play: async ({ canvasElement }) => {
    await expectFilledBy(
      canvasElement,
      'Aucun signalement résolu',
      'Les signalements que vous résolvez sont gardés ici.',
    )
  },
})

function Tabbed(props: ReportsScreenProps) {
  const [resolved, setResolved] = useState(false)
  return (
    <ReportsScreen
      {...props}
      resolved={resolved}
      reports={resolved ? resolvedReports : pendingReports}
      onTab={setResolved}
    />
  )
}

export const KeyboardOrder = meta.story({
  name: 'Clavier : un seul arrêt pour les onglets, les flèches pour en changer, puis les signalements',
  render: (args) => <Tabbed {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'Actualiser' })
    await expect(await tabStops(3)).toEqual(['Actualiser', 'Exporter CSV', 'Non résolus (42)'])
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Résolus' })).toHaveFocus())
    await expect(canvas.getByRole('tabpanel', { name: 'Résolus' })).toBeVisible()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(focusedName()).toBe('Non résolus (42)'))
    const card = within(canvas.getByRole('article', { name: '#00000002' }))
    await tabTo(card.getByText('Résoudre').closest('button') as HTMLElement)
    await userEvent.keyboard('{Enter}')
    await expect(args.onResolve).toHaveBeenCalledWith(pendingReports[1])
  },
})

function Resolving(props: ReportsScreenProps) {
  const [left, setLeft] = useState(props.reports)
  const without = (id: string) => setLeft((shown) => shown?.filter((one) => one.id !== id) ?? null)
  return <ReportsScreen {...props} reports={left} onResolve={({ id }) => without(id)} />
}

export const KeyboardResolved = meta.story({
  name: 'Clavier : un signalement résolu s’en va, le focus passe au suivant',
  render: (args) => <Resolving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const names = canvas
      .getAllByRole('button', { name: /^Résoudre/ })
      .map((button) => button.getAttribute('aria-label'))
    const [first] = canvas.getAllByRole('button', { name: /^Résoudre/ })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', names[1]))
    canvas
      .getAllByRole('button', { name: /^Résoudre/ })
      .at(-1)
      ?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', names.at(-2)))
  },
})
