import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/review',
  id: 'reference-review',
  args: { entry: 'review' },
  render: referenced,
  tags: ['!test'],
})

export const ReviewCard = meta.story({
  name: 'ReviewCard · card, review, moderation',
  args: {
    what: 'Un avis qui attend : note, texte, de quoi, de qui et quand, et les deux décisions.',
    properties: {
      busy: 'Vrai pendant une décision : ses boutons attendent en gardant le focus.',
      compact: 'Vrai pour une ligne par avis.',
      onApprove: 'Appelée avec l’avis à publier.',
      onAuthor: 'Appelée avec l’id de l’auteur, pour ne voir que ses avis.',
      onReject: 'Appelée avec l’avis à refuser.',
      onSelect: 'Appelée avec l’avis à cocher ou décocher.',
      others: 'Combien d’autres avis de son auteur attendent.',
      problem: 'Pourquoi la dernière décision a échoué.',
      resource: 'De quoi parle l’avis, avec son adresse.',
      review: 'L’avis qui attend.',
      selected: 'Vrai quand il est coché.',
    },
  },
})

export const ReviewStatusChip = meta.story({
  name: 'ReviewStatusChip · chip, badge, tag, status',
  args: {
    what: 'Ce qu’est devenu un avis ; un statut inconnu est montré tel quel.',
    properties: {
      status: 'Le statut, tel que le service le donne.',
    },
  },
})
