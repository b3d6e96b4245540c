import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/chart',
  id: 'reference-chart',
  args: { entry: 'chart' },
  render: referenced,
  tags: ['!test'],
})

export const Figure = meta.story({
  name: 'Figure · stat, metric, kpi',
  args: {
    what: 'Un chiffre avec ce qu’il compte, ce sur quoi il repose et comment il a changé.',
    properties: {
      hint: 'Ce sur quoi le chiffre repose, dessous.',
      label: 'Ce que compte le chiffre.',
      trend: 'Le changement depuis la période d’avant ; nul quand il n’y en a pas à dire.',
      value: 'Le chiffre en texte ; nul tant qu’il est attendu, la carte garde sa taille.',
      wanted: 'Si monter est une bonne nouvelle, ce qui donne sa couleur à la tendance ; monter sans elle.',
    },
  },
})

export const Figures = meta.story({
  name: 'Figures · grid, stats',
  args: {
    what: 'Des chiffres côte à côte.',
    properties: {
      children: 'Les chiffres.',
      label: 'Ce que ces chiffres ont en commun, lu avant eux.',
    },
  },
})

export const Panel = meta.story({
  name: 'Panel · card, section',
  args: {
    what: 'Une partie nommée d’un écran de chiffres.',
    properties: {
      note: 'Ce sur quoi reposent ces chiffres, à côté du titre.',
      title: 'Le titre du panneau.',
      tools: 'Les boutons et liens du panneau.',
      wide: 'Vrai pour prendre toute la largeur de la grille.',
    },
  },
})

export const Tabs = meta.story({
  name: 'Tabs · tablist, tab, onglets',
  args: {
    what: 'Des onglets au-dessus d’un panneau ; les flèches, Début et Fin vont de l’un à l’autre.',
    properties: {
      current: 'L’id de l’onglet choisi.',
      label: 'Ce que choisissent les onglets, lu avant eux.',
      onChoose: 'Appelée avec l’id de l’onglet voulu.',
      panel: 'L’id du panneau, qui doit porter `role="tabpanel"`.',
      tabs: 'Les onglets, dans l’ordre.',
    },
  },
})

export const ToolButton = meta.story({
  name: 'ToolButton · button, icon button, toolbar',
  args: {
    what: 'Ce que l’on peut faire d’un écran de chiffres entier, à côté de son titre.',
    properties: {
      children: 'Les mots du bouton.',
      icon: 'Son icône, avant les mots.',
      onClick: 'Appelée au clic.',
    },
  },
})
