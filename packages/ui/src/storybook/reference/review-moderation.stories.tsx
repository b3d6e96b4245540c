import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/review-moderation',
  id: 'reference-review-moderation',
  args: { entry: 'review-moderation' },
  render: referenced,
  tags: ['!test'],
})

export const ModerationScreen = meta.story({
  name: 'ModerationScreen · list, moderation, bulk',
  args: {
    what: 'Les avis qui attendent, avec leurs deux décisions : chiffres, filtres, décisions groupées, touches.',
    properties: {
      author: 'L’id du seul auteur montré, nul pour tous.',
      busy: 'Les ids des avis dont la décision est en cours.',
      decidedHere: 'Les ids des avis décidés d’ici.',
      layout: 'Une carte ou une ligne par avis.',
      onApprove: 'Appelée avec les avis à publier.',
      onAuthor: 'Appelée avec l’id du seul auteur à montrer, nul pour tous.',
      onLayout: 'Appelée avec la présentation voulue.',
      onReject: 'Appelée avec les avis à refuser et leur motif.',
      onSelect: 'Appelée avec les ids cochés.',
      onShortcuts: 'Appelée pour activer ou couper les touches.',
      onView: 'Appelée avec les filtres et l’ordre voulus.',
      problems: 'Pourquoi une décision a échoué, par id.',
      progress: 'Où en est une décision groupée ; nul quand il n’y en a pas.',
      rejection: 'Dessine la question qui précède un refus.',
      resourceOf: 'Donne de quoi parle un avis, avec son adresse.',
      reviews: 'Les avis de la page ; nul tant qu’ils sont attendus.',
      selected: 'Les ids cochés ; ceux qui ne sont pas montrés ne sont pas touchés.',
      shortcuts: 'Vrai quand les touches agissent.',
      stats: 'Les chiffres du haut ; nul tant qu’ils sont attendus.',
      tabs: 'Mène aux avis signalés ; absent sans eux.',
      statsFailed: 'Vrai quand ces chiffres n’ont pas pu être lus.',
      view: 'Les filtres et l’ordre en place.',
    },
  },
})

export const AnswerDialog = meta.story({
  name: 'AnswerDialog · dialog, modal, form, reply',
  args: {
    what: 'Demande la réponse publique de la maison à un avis, sous l’avis tel qu’il se lit.',
    properties: {
      onAnswer: 'Appelée avec la réponse, sans blancs autour.',
      problem: 'Pourquoi la dernière réponse a été refusée.',
      review: 'L’avis, avec le nom que le public lit.',
      saving: 'Vrai pendant que la réponse est envoyée.',
    },
  },
})

export const RejectionDialog = meta.story({
  name: 'RejectionDialog · dialog, modal, form, refus',
  args: {
    what: 'Demande pourquoi un avis est refusé, parmi des motifs, et montre ce qui sera gardé avec lui.',
    properties: {
      failed: 'Le refus qui a échoué et que l’on essaie de nouveau ; absent pour un nouveau.',
      onReject: 'Appelée avec le motif tel qu’il est gardé, et le refus dont il est fait.',
      reviews: 'Les avis à refuser du même motif ; aucun quand la fenêtre est fermée.',
      saving: 'Vrai pendant que le refus est gardé.',
    },
  },
})
