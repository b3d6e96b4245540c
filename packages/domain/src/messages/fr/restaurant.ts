import type { Weekday } from '../../restaurant/opening-hours.ts'

export const weekdayLabels: Record<Weekday, string> = {
  MONDAY: 'lundi',
  TUESDAY: 'mardi',
  WEDNESDAY: 'mercredi',
  THURSDAY: 'jeudi',
  FRIDAY: 'vendredi',
  SATURDAY: 'samedi',
  SUNDAY: 'dimanche',
}

/** Restaurant creation and detail (SPEC §2, §8). */
export const restaurantMessages = {
  created: 'Restaurant créé avec succès !',
  closed: 'Fermé',
  noRooms: 'Aucune salle renseignée.',
  detailFailure: 'Erreur de chargement',
  noneAvailable: 'Aucun restaurant disponible pour le moment.',
} as const
