import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { Guide } from '../../storybook/guide/guide.ts'
import { overflowOf } from '../../storybook/long-texts.ts'
import { tabStops } from '../../storybook/tab-stops.ts'
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
        'Pour les lieux d’une même zone de la gestion, à côté de la page ; une bande au-dessus d’elle sur un téléphone.',
        'Quand plusieurs lieux se rangent par groupes, donnez le même « group » à ceux qui se suivent.',
      ],
      avoid: [
        'Pour les pages que tout le monde voit, prenez « TopNav ».',
        'Pour des vues d’une même page, prenez des onglets ou « ViewSwitch ».',
      ],
      writing: [
        'Le nom d’un lieu est le titre de son écran : « Toutes les commandes ».',
        'Une pastille compte ce qui attend, et s’arrête à « 99+ » ; zéro ne s’affiche pas.',
      ],
      accessibility: [
        'Le lieu où l’on est porte aria-current="page", et la bande d’un téléphone défile jusqu’à lui.',
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
