import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { motion } from '../../foundations/tokens/index.ts'
import { Speeds } from './Motion.tsx'
import { pageSays, partSays } from './said.ts'

const meta = preview.meta({
  title: 'Fondations/Mouvement',
  id: 'fondations-mouvement',
  component: Speeds,
  parameters: pageSays(
    'Le mouvement dit d’où vient une chose et où elle va ; il ne décore pas et ne fait pas attendre. Rien ne clignote, rien ne bouge sous le doigt ; seule une attente défile, le temps qu’elle dure.',
  ),
})

export const Durations = meta.story({
  name: 'Deux durées, une courbe',
  parameters: partSays(
    'Pour qui a demandé moins de mouvement à son système (`prefers-reduced-motion`), tout change d’un coup : la règle est dans le socle de chaque page, et le scénario de cette histoire la vérifie.',
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Déplacer' }))
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    const { transitionDuration, transitionProperty } = getComputedStyle(canvas.getByTestId('slow'))
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect([transitionProperty, transitionDuration]).toEqual(
      still ? ['none', '0s'] : ['margin-left', `${motion.slow / 1000}s`],
    )
  },
})
