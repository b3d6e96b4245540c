import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/illustration',
  id: 'reference-illustration',
  args: { entry: 'illustration' },
  render: referenced,
  tags: ['!test'],
})

export const Illustration = meta.story({
  name: 'Illustration · image, drawing, dessin, svg',
  args: {
    what: 'Un dessin au trait, de son encre, à la taille de sa place ; décoratif, rien ne le lit à voix haute.',
    properties: {
      name: 'Quel dessin.',
    },
  },
})
