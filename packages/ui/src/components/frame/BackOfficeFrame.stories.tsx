import { paths } from '@potager/domain/paths'
import type { Guide } from '@potager/storybook/guide'
import { focusedName } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ListSkeleton } from '../feedback/index.ts'
import { BackOfficeFrame, RailFoot } from './BackOfficeFrame.tsx'
import { MainRail } from './MainRail.tsx'

const foot = <RailFoot currentPath={paths.dashboard} scheme="system" onSearch={fn()} onScheme={fn()} />

const meta = preview.meta({
  title: 'Composants/Navigation/Cadre de la gestion, pied de menu',
  id: 'composants-backofficeframe',
  component: BackOfficeFrame,
  subcomponents: { RailFoot },
  parameters: {
    page: true,
    guide: {
      use: [
        'Une fois, autour de toutes les pages de la gestion. Le document du serveur le dessine aussi, avant tout script.',
        '« RailFoot » : au bas de chaque menu de zone : recherche, compte, apparence.',
      ],
      avoid: [
        'Autour d’une page publique : elle a « SiteFrame ».',
        '« RailFoot » : pour un lieu de travail : il a sa place plus haut.',
      ],
      writing: ['Il ne dit que des lieux ; le titre est celui de la page.', '« RailFoot » : un mot par geste.'],
      accessibility: [
        'Le premier lien mène au contenu ; il se montre quand il a le focus.',
        'Tant que la page est en chemin, « main » porte aria-busy.',
        '« RailFoot » : la recherche dit ses touches, Ctrl+K, par aria-keyshortcuts.',
      ],
    } satisfies Guide,
  },
  args: {
    currentPath: paths.dashboard,
    onSignOut: fn(),
    rail: <MainRail currentPath={paths.dashboard} foot={foot} />,
    busy: true,
    children: <ListSkeleton label="Chargement..." />,
  },
})

export const Waiting = meta.story({
  name: 'Avec une page en chemin',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('complementary')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeInTheDocument()
  },
})

export const Scrolled = meta.story({
  name: 'Page longue, défilée : le menu et son pied restent dans la fenêtre, son trait va jusqu’en bas',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: { busy: false, children: <h1 style={{ height: 3000 }}>Commandes</h1> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rail = canvas.getByRole('complementary')
    const box = (element: Element) => element.getBoundingClientRect()
    for (const top of [0, 1200]) {
      window.scrollTo(0, top)
      await expect(window.scrollY).toBe(top)
      await expect(box(rail).bottom).toBeGreaterThanOrEqual(window.innerHeight)
      await expect(box(within(rail).getByRole('link', { name: /Dashboard/ })).top).toBeGreaterThanOrEqual(0)
      const end = window.innerHeight - box(within(rail).getByRole('combobox')).bottom
      await expect(end).toBeGreaterThanOrEqual(0)
      await expect(end).toBeLessThan(40)
    }
    window.scrollTo(0, 0)
  },
})

export const Phone = meta.story({
  name: 'Sur un téléphone, le menu en barre au bas de la fenêtre',
  globals: onPhone,
  args: {
    busy: false,
    children: (
      <>
        <h1 style={{ minHeight: 3000 }}>Commandes</h1>
        <a href="/orders">Fin de la page</a>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('navigation', { name: 'Accès rapide' })
    const box = (element: Element) => element.getBoundingClientRect()
    await expect(box(bar).bottom).toBe(window.innerHeight)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect(box(bar).bottom).toBe(window.innerHeight)
    await expect(box(canvas.getByRole('link', { name: 'Fin de la page' })).bottom).toBeLessThanOrEqual(box(bar).top)
    window.scrollTo(0, 0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : d’abord le contenu',
  args: { busy: false, children: <h1>Commandes</h1> },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(focusedName()).toBe('Aller au contenu')
    await expect(within(canvasElement).getByText('Aller au contenu')).toBeVisible()
    await userEvent.tab()
    await expect(focusedName()).toBe('Potager')
  },
})

const onSearch = fn()
const onScheme = fn()

const footArgs = { currentPath: paths.account, scheme: 'system' as const, onSearch, onScheme }

export const Foot = meta.story({
  name: 'Recherche, compte et apparence',
  render: () => <RailFoot {...footArgs} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    onSearch.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }))
    await expect(onSearch).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('aria-current', 'page')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Apparence' }), 'dark')
    await expect(onScheme).toHaveBeenLastCalledWith('dark')
  },
})
