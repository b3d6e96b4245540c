import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/navigation',
  id: 'reference-navigation',
  args: { entry: 'navigation' },
  render: referenced,
  tags: ['!test'],
})

export const BrandMark = meta.story({
  name: 'BrandMark · logo, brand, marque',
  args: {
    what: 'La marque : une pousse de pois d’un seul trait, décorative à côté du nom.',
    properties: {
      size: 'Sa taille en pixels ; 28 sans elle.',
    },
  },
})

export const SchemeSwitch = meta.story({
  name: 'SchemeSwitch · select, theme, dark mode, apparence',
  args: {
    what: 'Choisit entre l’apparence claire, la sombre et celle du système.',
    properties: {
      onChange: 'Appelée avec l’apparence choisie.',
      value: 'L’apparence choisie.',
    },
  },
})

export const SideRail = meta.story({
  name: 'SideRail · navigation, sidebar, menu',
  args: {
    what: 'Les places d’une zone, à côté de la page ; sur un téléphone, une barre en bas et une feuille.',
    properties: {
      items: 'Les places : adresse, mot, icône, pastille et groupe.',
      label: 'Le nom de la zone, lu avant ses places.',
    },
  },
})

export const TopNav = meta.story({
  name: 'TopNav · navigation, navbar, header, menu',
  args: {
    what: 'La navigation du haut de chaque page ; sur un téléphone, elle se replie derrière un bouton.',
    properties: {
      onSignOut: 'Appelée pour se déconnecter.',
      signedIn: 'Vrai quand quelqu’un est connecté.',
      signingOut: 'Vrai pendant la déconnexion.',
    },
  },
})

export const ViewSwitch = meta.story({
  name: 'ViewSwitch · segmented control, toggle, radio',
  args: {
    what: 'Deux ou trois façons de regarder la même chose, dont une pressée.',
    properties: {
      label: 'Ce que l’on regarde, lu avant les façons.',
      onChange: 'Appelée avec la façon voulue.',
      value: 'La façon choisie.',
    },
  },
})
