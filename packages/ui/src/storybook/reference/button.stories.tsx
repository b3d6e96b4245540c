import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/button',
  id: 'reference-button',
  args: { entry: 'button' },
  render: referenced,
})

export const Button = meta.story({
  name: 'Button · bouton, action',
  args: {
    what: 'Une action en mots ; un lien quand elle mène quelque part.',
    properties: {
      children: 'Les mots du bouton.',
      color: 'Rouge pour ce qui détruit ; vert sans elle.',
      component: 'Ce qu’il est au lieu d’un bouton : le lien du routeur de l’application.',
      href: 'L’adresse où il mène : il devient un lien.',
      size: 'Petit ou moyen ; moyen sans elle.',
      startIcon: 'Une icône avant les mots.',
      to: 'L’adresse pour le lien du routeur, avec `component`.',
      variant: 'Plein pour l’action principale, à contour pour les autres, en texte sans elle.',
    },
  },
})

export const TextLink = meta.story({
  name: 'TextLink · lien, anchor',
  args: {
    what: 'Un nom qui mène à ce qu’il nomme, dans une ligne ou dans une phrase.',
    properties: {
      children: 'Les mots du lien.',
      component: 'Ce qu’il est au lieu d’une ancre : le lien du routeur, ou un bouton qui ouvre sur place.',
      href: 'L’adresse où il mène.',
      onClick: 'Appelée au clic.',
      to: 'L’adresse pour le lien du routeur, avec `component`.',
      type: 'À donner quand `component` est un bouton.',
    },
  },
})
