import type { CreatedName } from '../paths/index.ts'
import { railMessages } from './titles.ts'

/** The command palette and the help on shortcuts. */
export const paletteMessages = {
  open: railMessages.search,
  label: 'Aller à, chercher, agir',
  placeholder: 'Commande #a1b2c3, client, restaurant, plat, maladie, écran…',
  placeholderOfPages: 'Écran ou action…',
  noPage: 'Rien trouvé. Essayez le nom d’un écran.',
  noResult: 'Rien trouvé. Essayez un numéro, un nom ou un écran.',
  searching: 'Recherche…',
  failed: 'La recherche n’a pas abouti. Réessayez.',
  results: 'Résultats',
  groups: {
    actions: 'Actions',
    screens: 'Écrans',
    order: 'Commandes',
    reservation: 'Réservations',
    'event-request': 'Demandes d’événement',
    customer: 'Clients',
    dish: 'Plats',
    restaurant: 'Restaurants',
    disease: 'Maladies',
    user: 'Comptes',
  },
  commands: {
    create: {
      orders: 'Prendre une commande',
      dishes: 'Créer un plat',
      restaurants: 'Créer un restaurant',
      reservations: 'Créer une réservation',
      'event-requests': 'Créer une demande d’événement',
      customers: 'Créer un client',
      diseases: 'Ajouter une maladie',
    } satisfies Record<CreatedName, string>,
    moderate: 'Modérer les avis',
  },
  help: {
    title: 'Raccourcis clavier',
    keys: { control: 'Ctrl', enter: 'Entrée', escape: 'Échap' },
    palette: 'Ouvrir la recherche',
    help: 'Afficher cette aide',
    move: 'Choisir un résultat',
    run: 'Ouvrir ce qui est choisi',
    close: 'Fermer',
    off: 'Les raccourcis d’une seule touche se règlent dans Mon compte.',
  },
} as const
