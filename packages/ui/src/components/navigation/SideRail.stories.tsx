import type { Guide } from '@potager/storybook/guide'
import { focusedName, tabStops } from '@potager/storybook/keyboard'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BrandMark } from './BrandMark.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { SideRail } from './SideRail.tsx'

const item = (path: string, label: string, badge?: number) => ({
  path,
  label,
  icon: <BrandMark size={20} />,
  ...(badge === undefined ? {} : { badge }),
})

const meta = preview.meta({
  title: 'Composants/Navigation/Menu de zone',
  id: 'composants-siderail',
  component: SideRail,
  parameters: {
    page: true,
    guide: {
      use: [
        'Pour les lieux d’une même zone de la gestion, à côté de la page ; sur un téléphone, une barre en bas en garde quatre et « Plus » ouvre les autres.',
        'Quand plusieurs lieux se rangent par groupes, donnez le même « group » à ceux qui se suivent.',
      ],
      avoid: [
        'Pour les pages que tout le monde voit, prenez « TopNav ».',
        'Pour des vues d’une même page, prenez des onglets ou « ViewSwitch ».',
      ],
      writing: [
        'Le nom d’un lieu est le titre de son écran : « Toutes les commandes ».',
        'Sur un téléphone, le nom d’un lieu de la barre tient en un mot ou deux.',
        'Une pastille compte ce qui attend, et s’arrête à « 99+ » ; zéro ne s’affiche pas.',
      ],
      accessibility: [
        'Le lieu où l’on est porte aria-current="page" ; « Plus » est marqué quand ce lieu est dans sa feuille.',
        'La feuille prend le focus quand elle s’ouvre et le rend à « Plus » ; Échap la ferme, comme un toucher à côté.',
        'Le nombre d’une pastille est lu avec le nom du lieu.',
        'Donnez un nom à la navigation : il y en a deux sur la page.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Gestion du groupe',
    currentPath: '/dashboard',
    items: [
      item('/dashboard', 'Commandes', 99),
      item('/orders', 'Toutes les commandes', 100),
      item('/dishes', 'Plats', 0),
    ],
    foot: <SchemeSwitch value="system" onChange={fn()} />,
  },
})

export const Badges = meta.story({
  name: 'Pastilles plafonnées à 99+',
  tags: ['[NAV-13]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Commandes 99' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Toutes les commandes 99+' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Plats' })).toBeVisible()
    for (const link of canvas.getAllByRole('link')) await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    items: [
      item('/dashboard', 'Toutes les commandes des restaurants du groupe', 100),
      item('/orders', 'Réservations de salles et de restaurants entiers', 3),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2)
  },
})

const followed = fn<(href: string) => void>()

export const KeyboardOrder = meta.story({
  name: 'Clavier : chaque lieu, puis le pied',
  args: {
    link: ({ href, children, ...link }) => (
      <a
        {...link}
        href={href}
        onClick={(event) => {
          event.preventDefault()
          followed(href)
        }}
      >
        {children}
      </a>
    ),
  },
  play: async () => {
    await expect(await tabStops(4)).toEqual(['Commandes99', 'Toutes les commandes99+', 'Plats', 'Apparence'])
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenLastCalledWith('/dishes')
  },
})

const places = [
  { ...item('/dashboard', 'Dashboard'), often: 1 },
  item('/create-order', 'Nouvelle commande'),
  { ...item('/manage-reservations', 'Planning', 14), often: 2 },
  { ...item('/messages', 'Messages', 3), often: 9 },
  { ...item('/manage-event-requests', 'Demandes', 100), often: 3 },
  { ...item('/orders', 'Commandes'), often: 5 },
  { ...item('/dishes', 'Plats'), often: 4 },
]

export const Bar = meta.story({
  name: 'Téléphone : les quatre lieux où l’on va le plus, et « Plus »',
  tags: ['[NAV-14]'],
  globals: onPhone,
  args: { currentPath: '/dishes', items: places },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation', { name: 'Accès rapide' })
    await expect(
      within(bar)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dashboard', 'Planning14', 'Demandes99+', 'Plats'])
    await expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Plats')
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight)
    for (const cell of bar.children) {
      const { width, height } = cell.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    }
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Narrowed = meta.story({
  name: 'Téléphone : des lieux que la personne n’ouvre pas, les suivants prennent la place',
  globals: onPhone,
  args: {
    currentPath: '/orders',
    items: places,
    opens: (path) => path !== '/manage-reservations' && path !== '/manage-event-requests',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Plats',
      'Commandes',
      'Messages3',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Plus' }))
    await expect(canvas.queryByRole('link', { name: /Planning/ })).toBeNull()
  },
})

export const Sheet = meta.story({
  name: 'Téléphone : « Plus » ouvre les autres lieux et le pied',
  globals: onPhone,
  args: {
    currentPath: '/messages',
    items: places,
    foot: (
      <>
        <button type="button">Rechercher</button>
        <SchemeSwitch value="system" onChange={fn()} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = canvas.getByRole('button', { name: 'Plus' })
    await expect(more).toHaveAttribute('aria-current', 'true')
    await expect(canvas.queryByRole('link', { name: 'Messages 3' })).toBeNull()

    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focusedName()).toBe('Nouvelle commande'))
    await expect(canvas.getByRole('link', { name: 'Messages 3' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('combobox', { name: 'Apparence' })).toBeVisible()
    await expect(
      within(canvas.getByRole('navigation', { name: 'Gestion du groupe' })).getAllByRole('link'),
    ).toHaveLength(3)
    canvas.getByRole('button', { name: 'Rechercher' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull())
    await expect(more).toHaveFocus()

    await userEvent.click(more)
    await expect(await canvas.findByRole('combobox')).toBeVisible()
  },
})
