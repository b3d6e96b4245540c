import { formatPlural } from '../format/counts.ts'
import { isolated } from '../text/isolated.ts'
import { railMessages } from './titles.ts'

/** The planner of reservations and event requests; all texts are ours. */
export const plannerMessages = {
  rail: railMessages,
  views: 'Affichage',
  table: 'Tableau',
  planner: 'Planning',
  grid: (restaurant: string) => `Planning de ${isolated(restaurant)}`,
  lanes: 'Espaces',
  wholeRestaurant: 'Restaurant entier',
  spans: 'Durée affichée',
  day: 'Jour',
  week: 'Semaine',
  today: 'Aujourd’hui',
  previous: { day: 'Jour précédent', week: 'Semaine précédente' },
  next: { day: 'Jour suivant', week: 'Semaine suivante' },
  date: 'Jour à afficher',
  weekOf: (first: string, last: string) => `Du ${first} au ${last}`,
  closed: 'Fermé',
  nothing: 'Rien de prévu sur cette période.',
  help: 'Flèches\u00a0: d’une réservation à l’autre. Entrée\u00a0: ouvrir. Page précédente et Page suivante\u00a0: changer de période.',
  conflictWith: (titles: string) => `Conflit avec ${titles}`,
  conflicts: (count: number) => `${count} en conflit`,
  bookings: (count: number) => formatPlural(count, 'réservation ou événement', 'réservations et événements'),
  pending: (count: number) => `${count} en attente`,
  kinds: { RESERVATION: 'Réservation', EVENT: 'Événement' },
  print: 'Imprimer',
  calendar: 'Ajouter à un agenda',
  listOf: (lane: string) => `Réservations et événements\u00a0: ${lane}`,
} as const
