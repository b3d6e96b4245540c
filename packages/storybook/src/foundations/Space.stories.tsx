import { motion, radius } from '@potager/ui/tokens'
import { expect } from 'storybook/test'
import preview from '../../config/preview.tsx'
import css from './foundations.module.css'

/** The gaps between neighbours, in pixels. */
function Gaps() {
  return (
    <ul className={css.swatches}>
      {[4, 8, 12, 16, 24, 32].map((gap) => (
        <li key={gap}>
          <span style={{ width: gap, height: 20, background: 'var(--leaf)', forcedColorAdjust: 'none' }} />
          {gap} px
        </li>
      ))}
    </ul>
  )
}

const roundings: Record<keyof typeof radius, string> = {
  card: 'Cartes, dialogues, encadrés',
  control: 'Boutons, champs, lignes de menu',
  chip: 'Statuts, compteurs, pastilles',
}

const meta = preview.meta({
  title: 'Fondations/Espace et mouvement',
  id: 'fondations-espace',
  component: Gaps,
  parameters: {
    docs: {
      description: {
        component:
          'Une grille de 4 pixels ; 2, 6 et 10 servent à l’intérieur d’une commande. Ce sont les filets qui séparent, pas les ombres ; dense au bureau, large sur le site. Chaque histoire se lit à 360 pixels (une colonne, rien ne déborde), à 768 (le menu de zone se replie, les tableaux gardent l’essentiel) et à 1366 (dix lignes au moins) : les trois tailles sont dans la barre du haut. À 200 % de zoom, un portable devient une tablette ; à 400 %, un téléphone. Le mouvement dit d’où vient une chose et où elle va ; il ne décore pas et ne fait pas attendre. Rien ne clignote, rien ne bouge sous le doigt ; seule une attente défile, le temps qu’elle dure. Pour qui a demandé moins de mouvement à son système, tout change d’un coup : la règle est dans le socle de chaque page.',
      },
    },
  },
})

export const Spacing = meta.story({ name: 'Écarts' })

export const Rounding = meta.story({
  name: 'Arrondis',
  render: () => (
    <ul className={css.swatches}>
      {(Object.keys(roundings) as (keyof typeof radius)[]).map((name) => (
        <li key={name}>
          <span className={css.swatch} style={{ borderRadius: radius[name] }} />
          <strong>
            {name}, {radius[name] < 100 ? `${radius[name]} px` : 'arrondi entier'}
          </strong>
          <span className={css.soft}>{roundings[name]}</span>
        </li>
      ))}
    </ul>
  ),
})

export const Durations = meta.story({
  name: 'Deux durées, une courbe',
  render: () => (
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
  ),
  play: async ({ canvasElement }) => {
    const moving = canvasElement.querySelector('dd[style]')
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(moving && getComputedStyle(moving).transitionProperty).toBe(still ? 'none' : 'margin')
  },
})
