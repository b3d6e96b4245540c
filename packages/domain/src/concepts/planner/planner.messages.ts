import { formatPlural } from '../../base/format/counts.ts'
import { railMessages } from '../../base/messages/titles.ts'
import { isolated, ofPlace } from '../../base/text/text.ts'
import type { PlaceProblem } from './planner-layout.ts'

/** The planner of reservations and event requests; all texts are ours. */
export const plannerMessages = {
  rail: railMessages,
  views: 'Affichage',
  table: 'Tableau',
  planner: 'Planning',
  grid: (restaurant: string) => `Planning ${ofPlace(restaurant)}`,
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
  create: 'Nouvelle réservation',
  slot: (hours: string) => `Nouvelle réservation, ${hours}`,
  moveHelp: {
    day: 'D\u00a0: déplacer la réservation\u00a0; puis flèches par quart d’heure ou d’un espace à l’autre, Majuscule et flèches pour la fin, Entrée pour poser, Échap pour remettre.',
    week: 'D\u00a0: déplacer la réservation\u00a0; puis flèches d’un jour ou d’un espace à l’autre, Entrée pour poser, Échap pour remettre.',
  },
  createHelp: 'N\u00a0: nouvelle réservation dans l’espace.',
  carried: (title: string) =>
    `${isolated(title)}, en déplacement. Flèches pour déplacer, Entrée pour poser, Échap pour remettre.`,
  putBack: (title: string) => `${isolated(title)}, remis à sa place.`,
  impossible: (problem: string) => `Impossible\u00a0: ${problem}`,
  problems: {
    'end-before-start': 'la fin précède le début',
    'start-skipped': 'cette heure n’existe pas',
    'end-skipped': 'cette heure n’existe pas',
    past: 'déjà passé',
    'too-long': 'trop long',
    closed: 'fermé',
    'not-reservable': 'salle non réservable',
    'too-small': 'trop peu de places',
  } satisfies Record<PlaceProblem, string>,
  moved: { RESERVATION: 'Réservation déplacée.', EVENT: 'Événement déplacé.' },
  movedBack: { RESERVATION: 'Réservation remise à sa place.', EVENT: 'Événement remis à sa place.' },
  moveFailure: 'Rien n’a été déplacé',
  listOf: (lane: string) => `Réservations et événements\u00a0: ${lane}`,
} as const
