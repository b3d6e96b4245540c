import { housePalette } from '@potager/domain/house'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Houses, houses } from './Houses.tsx'
import { pageSays } from './said.ts'

const meta = preview.meta({
  title: 'Fondations/Trois maisons',
  id: 'fondations-maisons',
  component: Houses,
  parameters: pageSays(
    'Une maison choisit une couleur. Le thème en tire, dans les deux apparences, l’accent, ce qui s’écrit dessus, la teinte pâle et la pousse ; le papier, l’encre et les couleurs des refus et des alertes restent ceux de tous. Une couleur qui ne se lirait pas est refusée.',
  ),
})

export const Three = meta.story({
  name: 'Leurs couleurs',
  play: async ({ canvasElement, globals }) => {
    for (const { name, accent } of houses) {
      const part = within(canvasElement).getByRole('region', { name })
      const palette = housePalette(accent)[globals.scheme === 'dark' ? 'dark' : 'light']
      const button = getComputedStyle(within(part).getByRole('button', { name: 'Réserver une table' }))
      await expect(button.getPropertyValue('--leaf')).toBe(palette.leaf)
      await expect(button.getPropertyValue('--on-leaf')).toBe(palette.onLeaf)
    }
  },
})
