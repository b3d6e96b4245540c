import type { OpenOrderStatus } from '../../day/day.calls.ts'
import { formatPlural } from '../../format/counts.ts'

const orders: Record<OpenOrderStatus, string> = {
  PENDING: 'en attente',
  CONFIRMED: 'confirmées',
  PREPARING: 'en préparation',
  READY: 'prêtes',
}

/** What waits for a manager, above the orders. */
export const dayMessages = {
  heading: 'Ce qui attend',
  groups: { orders: 'Commandes', today: 'Aujourd’hui', answers: 'À répondre', late: 'Plus de 7 jours' },
  orders,
  reservationsToday: 'réservations',
  pendingReservations: 'réservations',
  pendingEvents: 'événements',
  oldReviews: 'avis',
  oldReports: 'signalements',
  failure: 'Le point de la journée n’a pas pu être lu.',
  sound: 'Son',
  soundOn: 'Annoncer les nouvelles commandes par un son',
  soundBlocked: 'Touchez la page une fois\u00a0: le navigateur attend cela pour jouer le son.',
  newOrders: (count: number) => formatPlural(count, 'nouvelle commande', 'nouvelles commandes'),
} as const
