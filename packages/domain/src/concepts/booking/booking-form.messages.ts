import { formatPlural } from '../../base/format/counts.ts'
import { formatSeats } from '../../base/format/unsaid.ts'

/** Field labels shared by reservations and event requests. */
export const bookingFieldLabels = {
  customer: 'Client',
  restaurant: 'Restaurant',
  type: 'Type',
  location: 'Lieu',
  day: 'Date',
  hours: 'Horaires',
  start: 'Début',
  end: 'Fin',
  duration: 'Durée',
  people: 'Personnes',
  status: 'Statut',
  reason: 'Motif',
  origin: 'Origine',
} as const

/** Form texts about time, place and size, shared by reservations and event requests. */
export const bookingFormMessages = {
  who: 'Où et pour qui',
  when: 'Quand',
  what: 'Combien, et remarques',
  restaurant: bookingFieldLabels.restaurant,
  chooseRestaurant: 'Choisir un restaurant',
  restaurantOfPage: 'Celui de la page d’où vous venez. Le reste de votre brouillon est conservé.',
  start: 'Début',
  end: 'Fin',
  date: bookingFieldLabels.day,
  time: 'Heure',
  timeMissing: 'L’heure manque.',
  days: 'Jour du début',
  times: 'Heure du début',
  durations: 'Durée',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  nextWeek: 'Semaine prochaine',
  nextMonth: 'Mois prochain',
  hours: (hours: number) => `${hours}h`,
  halfDay: 'Demi-journée (4h)',
  wholeDay: 'Journée complète (8h)',
  /** '1 h', '1 h 30', '8 h'. */
  duration: (minutes: number) =>
    `${Math.floor(minutes / 60)}\u00a0h${minutes % 60 ? `\u00a0${String(minutes % 60).padStart(2, '0')}` : ''}`,
  durationLater: 'Les durées se choisissent après le début.',
  lasts: (duration: string) => `Durée\u00a0: ${duration}`,
  skipped: (where: string) =>
    `${where}\u00a0: cette heure n’existe pas. La nuit du passage à l’heure d’été, il est 03:00 juste après 01:59.`,
  repeated: (where: string) =>
    `${where}\u00a0: cette heure passe deux fois, la nuit du passage à l’heure d’hiver. La première est retenue.`,
  past: 'Le début est déjà passé.',
  openOn: (day: string, hours: string) => `Ouvert le ${day}\u00a0: ${hours}`,
  closedOn: (day: string) => `Fermé le ${day}`,
  closedThen: 'Le restaurant n’est pas ouvert pendant toute cette période\u00a0: la demande sera refusée.',
  rooms: 'Salle de réunion',
  anyRoom: 'Tout le restaurant',
  seats: (count: number | null) => formatSeats(count),
  roomTaken: 'Cette salle n’est plus libre pour cette période. Choisissez-en une autre.',
  checkingRooms: 'Recherche des salles disponibles…',
  people: 'Nombre de personnes',
  capacity: (max: number) => `Jusqu’à ${formatPlural(max, 'personne')}`,
  noRestaurant: 'Aucun restaurant disponible pour le moment.',
  submitting: 'Envoi…',
  draft: {
    found: 'Voici ce que vous aviez commencé, gardé dans cet onglet.',
    afresh: 'Recommencer à vide',
    placed: 'Le lieu et l’horaire sont ceux que vous venez de choisir dans le planning.',
    ownPlace: 'Reprendre le lieu et l’horaire d’avant',
    keep: 'Continuer la saisie',
    warning: 'Ce que vous avez saisi sera effacé.',
    RESERVATION: { question: 'Abandonner cette réservation\u00a0?', abandon: 'Abandonner la réservation' },
    EVENT: { question: 'Abandonner cette demande\u00a0?', abandon: 'Abandonner la demande' },
  },
} as const
