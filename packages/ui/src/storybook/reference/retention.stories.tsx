import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/retention',
  id: 'reference-retention',
  args: { entry: 'retention' },
  render: referenced,
  tags: ['!test'],
})

export const RetentionForm = meta.story({
  name: 'RetentionForm · retention, privacy, settings',
  args: {
    what: 'Combien de temps un client sans contact est gardé ; dit avant d’enregistrer qui serait effacé, et ce que les dernières nuits ont fait.',
    properties: {
      onChoose: 'Appelée avec la durée choisie, pour que son aperçu soit lu ; nul pour aucune.',
      onSave: 'Appelée avec la durée à enregistrer et la version lue.',
      preview: 'Qui la durée choisie effacerait ; absent pendant la lecture, nul quand elle a échoué.',
      retention: 'La durée telle qu’elle a été lue, avec sa version et les dernières nuits.',
      saving: 'Vrai pendant l’enregistrement.',
    },
  },
})
