import { consoleLists } from '@potager/domain/messages'
import { consoleNames, listPath, paths } from '@potager/domain/paths'
import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, within } from 'storybook/test'
import { RailFoot } from './BackOfficeFrame.tsx'
import { ConsoleRail, MainRail } from './MainRail.tsx'

const foot = <RailFoot currentPath={paths.dashboard} scheme="system" onSearch={fn()} onScheme={fn()} />

const meta = preview.meta({
  title: 'Composants/Navigation/Menus de la salle et de la console',
  id: 'composants-mainrail',
  component: MainRail,
  subcomponents: { ConsoleRail },
  parameters: {
    page: true,
    guide: {
      use: [
        'À côté de toutes les pages de la gestion, hors chatbot et console.',
        '« ConsoleRail » : à côté des listes et des fiches de la console.',
      ],
      avoid: [
        'Pour une autre zone, composez « SideRail ».',
        '« ConsoleRail » : ne lui donnez que les listes que la personne peut lire.',
      ],
      writing: ['Le nom d’un lieu est le titre de sa page.', '« ConsoleRail » : le nom d’une liste est son titre.'],
      accessibility: [
        'Le compte de ce qui attend est un lien de plus, qui dit ce qu’il compte.',
        '« ConsoleRail » : sur une fiche, c’est sa liste qui est le lieu où l’on est.',
      ],
    } satisfies Guide,
  },
  args: { currentPath: paths.dashboard, foot, pending: { reservations: 17, eventRequests: 1 } },
})

export const Pending = meta.story({
  name: 'Ce qui attend une réponse est compté, et le compte mène à sa liste',
  tags: ['[RMG-13]', '[EVM-20]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Planning' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '17 réservations en attente' })).toHaveAttribute(
      'href',
      '/manage-reservations?restaurant=tous&statut=PENDING',
    )
    await expect(canvas.getByRole('link', { name: '1 demande en attente' })).toHaveAttribute(
      'href',
      '/manage-event-requests?restaurant=tous&statut=PENDING',
    )
    await expect(canvas.getByRole('link', { name: 'Console' })).toBeVisible()
  },
})

export const Planner = meta.story({
  name: '« Planning » ouvre le planning, son compte ouvre le tableau',
  tags: ['[RMG-14]'],
  args: { planner: true, currentPath: paths.manageReservations },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: 'Planning' })
    await expect(link).toHaveAttribute('href', '/manage-reservations?vue=planning')
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '17 réservations en attente' })).toHaveAttribute(
      'href',
      '/manage-reservations?restaurant=tous&statut=PENDING',
    )
  },
})

export const Figures = meta.story({
  name: 'Les chiffres et les messages ont leur lien où ils existent',
  args: { figures: true, messages: true, currentPath: paths.figures },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Chiffres' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Messages' })).toBeVisible()
  },
})

export const NothingPending = meta.story({
  name: 'Rien n’attend : aucune pastille',
  args: { pending: { reservations: 0, eventRequests: 0 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Planning' })).toHaveAttribute('href', '/manage-reservations')
    await expect(canvas.queryByText('0')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Chiffres' })).toBeNull()
  },
})

const shortcuts = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Accès rapide' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

export const Phone = meta.story({
  name: 'Téléphone : ce qui attend et le service restent sous le pouce',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(shortcuts(canvasElement)).toEqual(['Dashboard', 'Planning17', 'Demandes1', 'Service'])
  },
})

export const AdministratorsPhone = meta.story({
  name: 'Téléphone d’un administrateur : la console plutôt que le service',
  globals: onPhone,
  args: { admin: true },
  play: async ({ canvasElement }) => {
    await expect(shortcuts(canvasElement)).toEqual(['Dashboard', 'Planning17', 'Demandes1', 'Console'])
  },
})

const ofConsole = {
  currentPath: paths.consoleRecord('reviews', '42'),
  foot,
  lists: [
    { name: 'dishes' as const, options: { label: 'Plats', path: paths.dishes } },
    { name: 'reviews' as const, options: { label: 'Avis', path: paths.consoleList('reviews') } },
  ],
}

export const Record = meta.story({
  name: 'Une fiche appartient à sa liste',
  render: () => <ConsoleRail {...ofConsole} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Avis' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
})

export const OwnAddress = meta.story({
  name: 'Une fiche dont la liste a sa propre adresse',
  render: () => <ConsoleRail {...ofConsole} currentPath={paths.consoleRecord('dishes', '42')} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Plats')
  },
})

export const EveryList = meta.story({
  name: 'Toutes les listes, sur un portable : le pied reste dessous',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  render: () => (
    <ConsoleRail
      {...ofConsole}
      lists={consoleNames.map((name) => ({ name, options: { label: consoleLists[name], path: listPath(name) } }))}
    />
  ),
  decorators: [
    (Story) => (
      // As in the frame: under the bar at the top, beside a page that is longer than the window.
      <div style={{ display: 'flex', height: 1600, paddingTop: 56 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const last = canvas.getByRole('link', { name: 'Journal des actions' }).getBoundingClientRect()
    const search = canvas.getByRole('button', { name: /^Rechercher/ }).getBoundingClientRect()
    await expect(search.top).toBeGreaterThanOrEqual(last.bottom)
    await expect(search.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})
