import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/restaurant',
  id: 'reference-restaurant',
  args: { entry: 'restaurant' },
  render: referenced,
  tags: ['!test'],
})

export const HoursExceptions = meta.story({
  name: 'HoursExceptions · opening hours, closures, form',
  args: {
    what: 'Les fermetures et horaires exceptionnels d’un restaurant : ceux à venir, un de plus, un de moins.',
    properties: {
      adding: 'Vrai quand le formulaire d’un nouveau est ouvert.',
      affected: 'Les réservations que toucherait celui que l’on saisit ; nul tant que la saisie est incomplète.',
      exceptions: 'Ceux à venir, le prochain d’abord.',
      linkTo: 'Dessine le lien vers une réservation touchée.',
      mayEdit: 'Vrai pour qui peut les changer.',
      onAdding: 'Appelée pour ouvrir ou fermer le formulaire.',
      onDraft: 'Appelée avec la saisie, nulle tant qu’elle est incomplète.',
      onRemove: 'Appelée avec celui à retirer.',
      onSubmit: 'Appelée avec celui à ajouter.',
    },
  },
})

export const RestaurantForm = meta.story({
  name: 'RestaurantForm · form',
  args: {
    what: 'Un restaurant avec ses horaires et ses salles ; ce qui est tapé reste jusqu’à ce que l’on quitte la page.',
    properties: {
      restored: 'Ce qui avait été tapé à une visite précédente, et de quoi garder la saisie en cours.',
      onCancel: 'Appelée pour quitter sans garder.',
      onSubmit: 'Appelée avec le restaurant, une fois la saisie valide.',
      restaurant: 'Le restaurant à changer, dont les salles restent ; absent pour un nouveau.',
    },
  },
})
