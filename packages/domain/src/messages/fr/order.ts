import type { OrderStatus } from '../../order/order-status.ts'

/** Order states as people read them (SPEC §4). */
export const orderStatusLabels: Record<OrderStatus, string> = {
  PENDING: 'En attente',
  CONFIRMED: 'Confirmée',
  PREPARING: 'En préparation',
  READY: 'Prête',
  COMPLETED: 'Terminée',
  CANCELED: 'Annulée',
}

/** The verb of the button that moves an order there. */
export const orderMoveLabels: Record<OrderStatus, string> = {
  PENDING: 'Remettre en attente',
  CONFIRMED: 'Confirmer',
  PREPARING: 'Mettre en préparation',
  READY: 'Marquer prête',
  COMPLETED: 'Terminer',
  CANCELED: 'Annuler la commande',
}

/** « Gestion des Commandes » (SPEC §2, §8). */
export const orderMessages = {
  title: 'Gestion des Commandes',
  empty: 'Aucune commande pour le moment',
  filteredEmpty: 'Aucune commande trouvée avec ces filtres',
  failure: (message: string) => `Erreur: ${message}`,
  statusUpdated: 'Statut mis à jour avec succès',
  statusFailure: 'Erreur lors de la mise à jour',
  delivery: 'Livraison',
  pickup: 'À emporter',
  guest: 'Client de passage',
  newOrder: 'Nouvelle commande',
} as const

/** Order wizard (SPEC §2, §5, §8). */
export const orderWizardMessages = {
  steps: { restaurant: 'Restaurant', menu: 'Menu', cart: 'Panier', customer: 'Client', confirmation: 'Confirmation' },
  noCustomer: '⚠️ Veuillez sélectionner un client ou entrer un nom.',
  success: (name: string) => `Commande créée avec succès pour ${name}`,
  serviceMode: (delivery: boolean) => (delivery ? 'Service : livraison' : 'Service : à emporter'),
  numberAtTill: 'Le numéro de commande est donné en caisse.',
  failure: 'Erreur lors de la création de la commande. Veuillez réessayer.',
} as const
