import { agree, formatPlural } from '../../base/format/counts.ts'

/** What needs a manager's attention besides orders. */
export const dayMessages = {
  heading: 'Ce qui attend',
  groups: { today: 'Aujourd’hui', answers: 'À traiter' },
  reservationsToday: (count: number) => agree(count, 'réservation'),
  pendingReservations: (count: number) => agree(count, 'réservation'),
  pendingEventRequests: (count: number) => agree(count, 'événement'),
  openNotices: (count: number) => agree(count, 'avis signalé', 'avis signalés'),
  waitingAccounts: (count: number) => agree(count, 'compte'),
  messages: (count: number) => agree(count, 'message'),
  heldUp: (count: number, since: string) =>
    agree(
      count,
      `message bloqué depuis le ${since}\u00a0: le serveur d’e-mail ne le prend pas`,
      `messages bloqués depuis le ${since}\u00a0: le serveur d’e-mail ne les prend pas`,
    ),
  reviews: (count: number) => agree(count, 'avis', 'avis'),
  reports: (count: number) => agree(count, 'signalement'),
  /** Of those that wait, for more than 7 days. */
  old: (count: number) => `(${formatPlural(count, 'ancien', 'anciens')})`,
  sound: 'Son',
  soundOn: 'Annoncer les nouvelles commandes par un son',
  soundBlocked: 'Touchez la page une fois\u00a0: le navigateur attend cela pour jouer le son.',
  newOrders: (count: number) => formatPlural(count, 'nouvelle commande', 'nouvelles commandes'),
} as const
