import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { motion } from '../../foundations/tokens/index.ts'
import css from './foundations.module.css'

/** Both durations and their curve; nothing moves with reduced motion. */
function Speeds() {
  return (
    <dl className={css.type}>
      <dt>fast, {motion.fast} ms</dt>
      <dd>Survol, focus, case cochée, ce qui disparaît</dd>
      <dt>slow, {motion.slow} ms</dt>
      <dd>Dialogue, panneau, notification, ce qui arrive</dd>
      <dt>easing</dt>
      <dd style={{ transition: `margin ${motion.slow}ms ${motion.easing}` }}>
        <code>{motion.easing}</code>
      </dd>
    </dl>
  )
}

const meta = preview.meta({
  title: 'Fondations/Mouvement',
  id: 'fondations-mouvement',
  component: Speeds,
  parameters: {
    docs: {
      description: {
        component:
          'Le mouvement dit d’où vient une chose et où elle va ; il ne décore pas et ne fait pas attendre. Rien ne clignote, rien ne bouge sous le doigt ; seule une attente défile, le temps qu’elle dure. Pour qui a demandé moins de mouvement à son système, tout change d’un coup : la règle est dans le socle de chaque page.',
      },
    },
  },
})

export const Durations = meta.story({
  name: 'Deux durées, une courbe',
  play: async ({ canvasElement }) => {
    const moving = canvasElement.querySelector('dd[style]')
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(moving && getComputedStyle(moving).transitionProperty).toBe(still ? 'none' : 'margin')
  },
})
