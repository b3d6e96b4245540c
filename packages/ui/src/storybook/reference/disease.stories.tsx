import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/disease',
  id: 'reference-disease',
  args: { entry: 'disease' },
  render: referenced,
  tags: ['!test'],
})

export const DiseaseDialog = meta.story({
  name: 'DiseaseDialog · dialog, modal, form',
  args: {
    what: 'Crée ou change une maladie ; ce qui est tapé reste tant que le serveur le refuse.',
    properties: {
      disease: 'La maladie à changer ; nulle pour une nouvelle.',
      draft: 'Ce dont part une nouvelle, comme le diagnostic d’un signalement ; une connue en prend les symptômes.',
      mentions: 'Où elle est mentionnée ; absent pour une nouvelle.',
      onSave: 'Appelée avec la maladie à garder.',
      races: 'Les races connues, pour prévenir d’une autre orthographe.',
      saving: 'Vrai pendant qu’elle est gardée.',
      vocabulary: 'Les symptômes connus, pour prévenir d’une autre orthographe.',
    },
  },
})

export const DiseaseImportDialog = meta.story({
  name: 'DiseaseImportDialog · dialog, modal, upload, file',
  args: {
    what: 'Importe un fichier de maladies : choisir, voir ce qui changerait, et alors seulement écrire.',
    properties: {
      fileName: 'Le nom du fichier choisi.',
      onApply: 'Appelée pour écrire ce qui est montré.',
      onCompare: 'Appelée pour comparer de nouveau le fichier et la base.',
      onFile: 'Appelée avec le fichier choisi.',
      state: 'À quelle étape en est l’import, avec ce qu’elle montre.',
    },
  },
})

export const DiseasesScreen = meta.story({
  name: 'DiseasesScreen · list, cards',
  args: {
    what: 'La base de maladies du chatbot : filtres, dix par page, et ce que l’on peut faire de chacune.',
    properties: {
      diseases: 'Les maladies de la page ; nul tant qu’elles sont attendues.',
      filter: 'Les filtres en place.',
      matching: 'Combien passent les filtres ; nul quand seule la page chargée a pu être filtrée.',
      onAdd: 'Appelée pour en créer une.',
      onDelete: 'Appelée avec celle à supprimer.',
      onEdit: 'Appelée avec celle à changer.',
      tools: 'L’export et l’import de la base.',
      total: 'Combien la base en compte, filtrées ou non.',
    },
  },
})

export const UrgencyChip = meta.story({
  name: 'UrgencyChip · chip, badge, tag, severity',
  args: {
    what: 'L’urgence d’une maladie ; un niveau inconnu est montré tel quel.',
    properties: {
      urgency: 'L’urgence, telle que le service la donne.',
    },
  },
})
