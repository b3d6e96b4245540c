import preview from '../../../../../.storybook/preview.tsx'
import { radius } from '../../foundations/tokens/index.ts'
import css from './foundations.module.css'

const roundings: Record<keyof typeof radius, string> = {
  card: 'Cartes, dialogues, encadrés',
  control: 'Boutons, champs, lignes de menu',
  chip: 'Statuts, compteurs, pastilles',
}

/** The radii of the tokens. */
function Radii() {
  return (
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
  )
}

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

const meta = preview.meta({
  title: 'Fondations/Espace et mise en page',
  id: 'fondations-espace',
  component: Gaps,
  parameters: {
    docs: {
      description: {
        component:
          'Une grille de 4 pixels ; 2, 6 et 10 servent à l’intérieur d’une commande. Ce sont les filets qui séparent, pas les ombres ; dense au bureau, large sur le site. Chaque histoire se lit à 360 pixels (une colonne, rien ne déborde), à 768 (le menu de zone se replie, les tableaux gardent l’essentiel) et à 1366 (dix lignes au moins) : les trois tailles sont dans la barre du haut. À 200 % de zoom, un portable devient une tablette ; à 400 %, un téléphone.',
      },
    },
  },
})

export const Spacing = meta.story({ name: 'Écarts' })
export const Rounding = meta.story({ name: 'Arrondis', render: () => <Radii /> })
