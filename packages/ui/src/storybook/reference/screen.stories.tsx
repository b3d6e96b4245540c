import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/screen',
  id: 'reference-screen',
  args: { entry: 'screen' },
  render: referenced,
  tags: ['!test'],
})

export const DetailDialog = meta.story({
  name: 'DetailDialog · dialog, modal, drawer, fenetre',
  args: {
    what: 'Tout d’un objet, au-dessus de la liste d’où il vient ; elle se ferme par Échap ou à côté, et seule elle s’imprime.',
    properties: {
      actions: 'Les boutons du bas, celui qui ferme d’abord.',
      asking: 'Une question est ouverte au-dessus : ni Échap ni un clic à côté ne ferment la fenêtre.',
      children: 'Ce que la fenêtre montre.',
      destructive: 'Le bouton qui met fin ou détruit, sur une rangée à lui.',
      title: 'Ses mots et, à côté, le statut.',
    },
  },
})

export const Facts = meta.story({
  name: 'Facts · description list, definition, details',
  args: {
    what: 'Ce que dit une fiche, nom par nom ; un fait sans valeur est laissé de côté.',
    properties: {
      facts: 'Les faits : un nom et sa valeur.',
    },
  },
})

export const ScreenHeading = meta.story({
  name: 'ScreenHeading · heading, title, header, toolbar',
  args: {
    what: 'Le titre d’un écran, ses comptes et ses gestes, sur une ligne s’il y a la place.',
    properties: {
      children: 'Les liens et boutons de l’écran entier.',
      counts: 'Ce que contient l’écran, lu quand il change ; nul garde la place.',
      title: 'Le titre de l’écran.',
    },
  },
})
