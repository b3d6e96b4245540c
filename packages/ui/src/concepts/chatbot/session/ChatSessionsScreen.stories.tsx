import { paths } from '@potager/domain/paths'
import { expectTabOrder, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expectFilledBy, expectRetry, Filtered, onPhone, unreachableMessage } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CHATBOT_NOW, chatSession, sessions } from '../chatbot.fixtures.ts'
import { ChatSessionsScreen } from './ChatSessionsScreen.tsx'

const stats = { totalSessions: 1540, todaySessions: 12, avgPerDay: 51.3333, mostPopularRace: 'Labrador' }

const meta = preview.meta({
  title: 'Écrans/Sessions',
  id: 'ecrans-sessions',
  component: ChatSessionsScreen,
  args: {
    sessions,
    counts: { matching: 1540, total: 1540 },
    stats,
    totalPages: 103,
    page: 4,
    filter: {},
    exporting: null,
    now: CHATBOT_NOW,
    onFilter: fn(),
    onPage: fn(),
    onRefresh: fn(),
    onOpen: fn(),
    onExport: fn(),
    onStopExport: fn(),
  },
})

export const Nominal = meta.story({
  name: 'Quinze par page, avec chiffres et actions',
  tags: ['[SES-01]', '[SES-02]', '[SES-03]', '[SES-04]', '[SES-05]', '[SES-07]', '[SES-20]', '[SES-24]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Historique des Sessions' })).toBeVisible()
    const figures = within(canvas.getByRole('region', { name: 'Chiffres des sessions' }))
    await expect(figures.getByText('Total des sessions').parentElement).toHaveTextContent('1,5K')
    await expect(figures.getByText('Sessions du jour').parentElement).toHaveTextContent('12')
    await expect(figures.getByText('Moyenne par jour').parentElement).toHaveTextContent('51,330 derniers jours')
    await expect(figures.getByText('Race la plus consultée').parentElement).toHaveTextContent('Labrador')
    await expect(figures.getByRole('img', { name: 'Chien' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actualiser' }))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter CSV' }))
    await expect(args.onExport).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: /Voir détail de la session 00000002/ }))
    await expect(args.onOpen).toHaveBeenCalledWith(sessions[1]?.id)
    const pages = within(canvas.getByRole('navigation', { name: 'Pages de sessions' }))
    await expect(pages.getAllByRole('button', { name: /Page/ })).toHaveLength(7)
    await userEvent.click(pages.getByRole('button', { name: 'Précédent' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(3)
    await userEvent.click(pages.getByRole('button', { name: 'Suivant' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(5)
  },
})

export const Rows = meta.story({
  name: 'Ce que dit une ligne',
  tags: ['[SES-11]', '[SES-12]', '[SES-13]', '[SES-14]', '[SES-15]', '[SES-16]', '[SES-17]', '[SES-18]', '[SES-19]'],
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole('list', { name: 'Sessions' })).getAllByRole('listitem')
    const dates = ["Il y a moins d'1h", 'Il y a 5h', 'Hier', 'Il y a 3 jours', '13/11/2026']
    await expect(rows).toHaveLength(dates.length)
    for (const [index, date] of dates.entries()) await expect(rows[index]).toHaveTextContent(date)
    await expect(rows[0]).toHaveTextContent('#00000001')
    await expect(rows[0]).not.toHaveTextContent('Signalé')
    await expect(rows[2]).toHaveTextContent('Signalé')
    await expect(rows[1]).toHaveTextContent('Siamois')
    await expect(rows[1]).toHaveTextContent('touxfièvreéternuements+2')
    await expect(rows.map((row) => within(row).getByRole('img').getAttribute('aria-label'))).toEqual([
      'Chien',
      'Chat',
      'Animal',
      'Animal',
      'Chien',
    ])
  },
})

export const Filters = meta.story({
  name: 'Filtrer par race, dates et signalements',
  tags: ['[SES-06]', '[SES-07]', '[SES-08]', '[SES-09]', '[SES-10]'],
  args: { counts: { matching: 24, total: 1540 } },
  render: (args) => <Filtered args={args}>{(filtering) => <ChatSessionsScreen {...args} {...filtering} />}</Filtered>,
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole('search'))
    await userEvent.type(bar.getByLabelText('Race'), 'lab')
    await userEvent.type(bar.getByLabelText('Du'), '2026-11-01')
    await userEvent.type(bar.getByLabelText('Au'), '2026-11-20')
    const reports = bar.getByLabelText('Signalements')
    await expect(
      within(reports)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Toutes', 'Avec signalements', 'Sans signalements'])
    await userEvent.selectOptions(reports, 'Sans signalements')
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      race: 'lab',
      from: '2026-11-01',
      to: '2026-11-20',
      hasReports: false,
    })
    await expect(canvasElement.textContent?.replace(/\s/g, ' ')).toContain('24 sessions (sur 1 540 total)')
    await userEvent.click(bar.getByRole('button', { name: 'Réinitialiser les filtres' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
  },
})

export const PartlyRead = meta.story({
  name: 'Filtre sur les sessions les plus récentes seulement : c’est dit',
  args: { filter: { race: 'lab' }, counts: { matching: 24, total: 9000, read: 2000 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.replace(/\s/g, ' ')).toContain('24 sessions parmi les 2 000 plus récentes')
  },
})

export const Exporting = meta.story({
  name: 'Export en cours, annulable',
  args: { exporting: { done: 600, total: 1540 } },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Export en cours' })).toHaveValue(600)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Annuler l’export' }))
    await expect(args.onStopExport).toHaveBeenCalled()
  },
})

export const Loading = meta.story({
  name: 'Chargement : cinq lignes d’attente',
  tags: ['[SES-21]'],
  args: { sessions: null, counts: null, stats: null, totalPages: 0 },
  play: async ({ canvasElement }) => {
    const waiting = within(canvasElement)
      .getByText('Chargement...')
      .parentElement?.querySelectorAll('[aria-hidden="true"]')
    await expect(waiting).toHaveLength(5)
    await expect(within(canvasElement).getByRole('button', { name: 'Exporter CSV' })).toBeDisabled()
  },
})

export const Empty = meta.story({
  name: 'Aucune session',
  tags: ['[SES-07]', '[SES-22]', '[OPN-02]'],
  args: {
    sessions: [],
    counts: { matching: 0, total: 0 },
    stats: { totalSessions: 0, todaySessions: 0, avgPerDay: 0, mostPopularRace: null },
    totalPages: 0,
    origin: <a href={paths.assistant}>Ouvrir l’assistant</a>,
  },
  play: async ({ canvasElement }) => {
    await expectFilledBy(
      canvasElement,
      'Aucune session trouvée',
      'Chaque question qu’un visiteur pose à l’assistant apparaîtra ici.',
      'Ouvrir l’assistant',
    )
    await expect(within(canvasElement).getByRole('button', { name: 'Exporter CSV' })).toBeDisabled()
  },
})

export const FilteredEmpty = meta.story({
  name: 'Aucune avec ces filtres',
  tags: ['[SES-23]'],
  args: { sessions: [], counts: { matching: 0, total: 1540 }, totalPages: 0, filter: { race: 'zèbre' } },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('Aucune session ne correspond aux filtres')).toBeVisible()
    await expect(within(canvasElement).queryByText('Aucune session trouvée')).toBeNull()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réinitialiser' }))
    await expect(args.onFilter).toHaveBeenCalledWith({})
  },
})

export const Failure = meta.story({
  name: 'Échec, et un nouvel essai',
  args: {
    sessions: null,
    counts: null,
    stats: { totalSessions: null, todaySessions: null, avgPerDay: null, mostPopularRace: null },
    totalPages: 0,
    failure: unreachableMessage,
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getAllByText('--')).toHaveLength(4)
    await expectRetry(canvasElement, args.onRefresh)
  },
})

export const Refreshing = meta.story({ name: 'Actualisation', args: { refreshing: true } })

export const LongTexts = meta.story({
  name: 'Longs textes',
  args: {
    sessions: [
      chatSession(1, {
        race: 'Chien de berger yougoslave de Charplanina croisé montagne des Pyrénées',
        symptoms: Array.from(
          { length: 12 },
          (_, index) => `symptôme décrit avec beaucoup de mots, numéro ${index + 1}`,
        ),
        hasReports: true,
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+9')
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const Keyboard = meta.story({
  name: 'Clavier : outils, filtres, lignes, pages',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bar = within(canvas.getByRole('search'))
    const button = (name: string | RegExp) => canvas.getByRole('button', { name })
    await tabTo(await canvas.findByRole('button', { name: 'Actualiser' }), button('Exporter CSV'))
    await tabTo(bar.getByLabelText('Race'), bar.getByLabelText('Du'), bar.getByLabelText('Au'))
    await tabTo(bar.getByLabelText('Signalements'))
    const details = within(canvas.getByRole('list', { name: 'Sessions' })).getAllByRole('button')
    await expectTabOrder(details.slice(0, 2))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(sessions[1]?.id)
    await expectTabOrder(details.slice(2))
    await expectTabOrder([button('Précédent')])
    await userEvent.keyboard(' ')
    await expect(args.onPage).toHaveBeenCalledWith(3)
  },
})
