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
      twoServices: 'Vrai là où le serveur garde un second service par jour.',
    },
  },
})

export const RestaurantMenuSection = meta.story({
  name: 'RestaurantMenuSection · menu, dishes, own price, list',
  args: {
    what: 'La carte d’un restaurant : chaque plat de la carte commune, s’il est proposé ici, jusqu’à quand il est retiré, et son prix.',
    properties: {
      entries: 'Les plats et ce que le restaurant en fait ; nuls tant que la liste est attendue.',
      failure: 'Pourquoi la carte n’a pas pu être lue.',
      now: 'Le moment présent, dont dépend ce qui est de retour.',
      onPrice: 'Appelée avec un prix, nul pour le prix commun ; rend pourquoi il est refusé, ou nul.',
      onState: 'Appelée avec un plat et ce qu’il devient.',
    },
  },
})

export const RestaurantMenuDialog = meta.story({
  name: 'RestaurantMenuDialog · menu, kitchen, dialog',
  args: {
    what: 'La même carte dans une fenêtre, par-dessus le tableau de la cuisine ; un prix en cours de saisie la garde ouverte.',
    properties: {
      entries: 'Les plats et ce que le restaurant en fait ; nuls tant que la liste est attendue.',
      failure: 'Pourquoi la carte n’a pas pu être lue.',
      now: 'Le moment présent, dont dépend ce qui est de retour.',
      onPrice: 'Appelée avec un prix, nul pour le prix commun ; rend pourquoi il est refusé, ou nul.',
      onState: 'Appelée avec un plat et ce qu’il devient.',
      restaurantName: 'Le nom du restaurant.',
    },
  },
})

export const TeamSection = meta.story({
  name: 'TeamSection · members, access, invitations, list',
  args: {
    what: 'L’équipe d’un restaurant : qui y a accès et depuis quand, les invitations en attente, de quoi inviter et retirer.',
    properties: {
      failure: 'Pourquoi l’équipe n’a pas pu être lue.',
      invitations: 'Les invitations que personne n’a encore utilisées ; nulles tant qu’elles sont attendues.',
      members: 'Qui a accès au restaurant ; nul tant que la liste est attendue.',
      onInvite: 'Appelée pour inviter quelqu’un.',
      onRemove: 'Appelée avec la personne à retirer, une fois la question confirmée.',
      onRevoke: 'Appelée avec l’invitation à annuler.',
      restaurantName: 'Le nom du restaurant.',
      username: 'Le nom d’utilisateur de la personne connectée.',
    },
  },
})

export const RestaurantForm = meta.story({
  name: 'RestaurantForm · form',
  args: {
    what: 'Un restaurant avec ses horaires et ses salles ; ce qui est tapé reste jusqu’à ce que l’on quitte la page.',
    properties: {
      restored: 'Ce qui avait été tapé à une visite précédente, et de quoi garder la saisie en cours.',
      numberless: 'Vrai là où le serveur accepte une adresse sans numéro.',
      onCancel: 'Appelée pour quitter sans garder.',
      onSubmit: 'Appelée avec le restaurant, une fois la saisie valide.',
      restaurant: 'Le restaurant à changer, dont les salles restent ; absent pour un nouveau.',
      twoServices: 'Vrai là où le serveur garde un second service par jour.',
    },
  },
})
