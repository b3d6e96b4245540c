import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { createBackOfficeTheme } from '../../foundations/theme/index.ts'
import { Breakpoints, Gaps, Radii } from './Space.tsx'
import { pageSays, partSays } from './said.ts'
import { breakpointsInUse, gapsInUse } from './styles-in-use.ts'

const meta = preview.meta({
  title: 'Fondations/Espace et mise en page',
  id: 'fondations-espace',
  component: Gaps,
  parameters: pageSays(
    'Une grille de 4 pixels. Ce sont les filets qui séparent, pas les ombres ; dense au bureau, large sur le site. Les valeurs sont lues dans les jetons et dans les feuilles de style elles-mêmes.',
  ),
})

export const Spacing = meta.story({
  name: 'Écarts',
  parameters: partSays(
    `L’unité du thème MUI est de ${createBackOfficeTheme().spacing(1).match(/\d+/)?.[0]} pixels. Voici les écarts entre voisins qu’emploient au moins cinq feuilles de style ; 2, 6 et 10 servent à l’intérieur d’une commande.`,
  ),
  play: async ({ canvasElement }) => {
    await expect(gapsInUse()).toEqual(expect.arrayContaining([4, 8, 12, 16]))
    await expect(within(canvasElement).getAllByRole('term')).toHaveLength(gapsInUse().length)
  },
})

export const Rounding = meta.story({ name: 'Arrondis', render: () => <Radii /> })

export const Widths = meta.story({
  name: 'Tailles d’écran',
  parameters: partSays(
    'Chaque histoire se lit à 360, 768 et 1366 pixels : les trois tailles sont dans la barre du haut. À 200 % de zoom, un portable devient une tablette ; à 400 %, un téléphone.',
  ),
  render: () => <Breakpoints />,
  play: async () => {
    await expect(Math.min(...breakpointsInUse())).toBeGreaterThanOrEqual(360)
  },
})
