import { expect, fn, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
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
  parameters: { layout: 'fullscreen' },
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
  name: 'Pastilles plafonnées à 99+ [NAV-13]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Commandes 99' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Toutes les commandes 99+' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Plats' })).toBeVisible()
    for (const link of canvas.getAllByRole('link')) await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
})
