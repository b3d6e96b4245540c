import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/record',
  id: 'reference-record',
  args: { entry: 'record' },
  render: referenced,
  tags: ['!test'],
})

export const HistoryList = meta.story({
  name: 'HistoryList · history, audit, timeline',
  args: {
    what: 'Ce qui est arrivé à une fiche, le plus récent d’abord.',
    properties: {
      entries: 'Ce qui est arrivé, le plus ancien d’abord ; nul tant que c’est attendu.',
    },
  },
})

export const RecordFacts = meta.story({
  name: 'RecordFacts · facts, fields, details',
  args: {
    what: 'Ce que dit une fiche, et à côté ce qui lui est arrivé.',
    properties: {
      facts: 'Ce qu’elle dit, nom par nom ; ce qui n’a pas de valeur est laissé de côté.',
      history: 'Ce qui lui est arrivé ; absent pour ce qui n’a pas d’historique.',
    },
  },
})

export const RecordScreen = meta.story({
  name: 'RecordScreen · detail, show, page',
  args: {
    what: 'Une fiche de la console : son nom, où elle en est, ce que l’on peut en faire.',
    properties: {
      actions: 'Les boutons de ce que l’on peut en faire.',
      back: 'Le retour à la liste.',
      children: 'Ses faits, et ce qui va avec elle.',
      status: 'Où elle en est.',
      title: 'Son titre.',
    },
  },
})

export const RelatedList = meta.story({
  name: 'RelatedList · related, reference, sublist',
  args: {
    what: 'Sur une fiche, les premières lignes d’une autre liste qui lui appartiennent.',
    properties: {
      all: 'Le lien vers toute la liste, s’il y en a plus.',
      failure: 'Pourquoi elle n’a pas pu être lue.',
      onRetry: 'Appelée pour la relire.',
      rows: 'Les premières lignes ; nul tant que c’est attendu.',
      title: 'Le nom de la liste.',
    },
  },
})
