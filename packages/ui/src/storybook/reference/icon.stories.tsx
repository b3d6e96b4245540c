import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/icon',
  id: 'reference-icon',
  args: { entry: 'icon' },
  render: referenced,
  tags: ['!test'],
})

export const Icon = meta.story({
  name: 'Icon · icone, svg, pictogram',
  args: {
    what: 'Un signe de l’interface, dans la couleur du texte autour ; décoratif sans titre.',
    properties: {
      name: 'Quel signe.',
      size: 'Sa taille ; 24 pixels sans elle.',
      title: 'Ce qu’il veut dire, quand aucun mot à côté ne le dit.',
    },
  },
})
