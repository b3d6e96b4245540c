import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/house',
  id: 'reference-house',
  args: { entry: 'house' },
  render: referenced,
  tags: ['!test'],
})

export const HouseForm = meta.story({
  name: 'HouseForm · branding, theme, settings',
  args: {
    what: 'Le nom, la phrase, la couleur et les coordonnées de la maison ; la couleur se voit dans les deux apparences avant d’être enregistrée.',
    properties: {
      house: 'La maison telle qu’elle a été lue, avec sa version et ce que le serveur décide.',
      onSave: 'Appelée avec ce qu’il faut enregistrer.',
      saving: 'Vrai pendant l’enregistrement.',
      serverErrors: 'Ce que le serveur refuse, champ par champ.',
    },
  },
})
