import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/order',
  id: 'reference-order',
  args: { entry: 'order' },
  render: referenced,
  tags: ['!test'],
})

export const OrderDetailDialog = meta.story({
  name: 'OrderDetailDialog · dialog, modal, detail',
  args: {
    what: 'Tout d’une commande : qui, où, quand, chaque ligne avec ses allergènes, le total et le prochain pas.',
    properties: {
      onMove: 'Appelée avec la commande et son nouveau statut.',
      order: 'La commande montrée ; nulle ferme la fenêtre.',
      visit: 'L’adresse d’avis de son client, quand elle est terminée ; le ticket la porte.',
    },
  },
})

export const OrderStatusChip = meta.story({
  name: 'OrderStatusChip · chip, badge, tag, status',
  args: {
    what: 'Où en est une commande, en mots et en couleur ; un statut inconnu est montré tel quel.',
    properties: {
      status: 'Le statut, tel que le service le donne.',
    },
  },
})

export const OrdersScreen = meta.story({
  name: 'OrdersScreen · list, cards, dashboard',
  args: {
    what: 'La gestion des commandes : comptes, filtres, chaque commande avec son prochain pas, pages.',
    properties: {
      day: 'Ce qui attend quelqu’un par ailleurs, sous le titre.',
      firstSteps: 'Les premiers pas d’une maison neuve, là où seront ses commandes.',
      filters: 'Les filtres en place.',
      moving: 'Les ids des commandes dont le statut est en cours de changement.',
      newOrder: 'Le lien vers la prise de commande, dessiné par l’application.',
      onMove: 'Appelée avec la commande et son nouveau statut.',
      orders: 'Les commandes de la page ; nul tant qu’elles sont attendues.',
      totals: 'Le nombre de commandes de chaque statut, toutes pages comprises, là où il est compté.',
    },
  },
})
