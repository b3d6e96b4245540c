import type { Weekday } from '../restaurant/opening-hours.ts'
import { restaurantFieldLabels } from './field-labels.ts'
import { pageTitles } from './titles.ts'

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

/** Restaurant creation form. */
export const restaurantFormMessages = {
  title: pageTitles.newRestaurant,
  identity: 'Le restaurant',
  seats: 'Nombre de places',
  printers: 'Nombre d’imprimantes',
  streetNumber: 'Numéro',
  streetName: 'Rue',
  postalCode: 'Code postal',
  city: restaurantFieldLabels.city,
  hoursHint: 'Un jour non coché est fermé. Une fin plus tôt que le début, ou 00:00, appartient au lendemain.',
  timeFormat: 'HH:mm',
  open: (day: string) => `Ouvert le ${day}`,
  start: (day: string) => `Ouverture le ${day}`,
  end: (day: string) => `Fermeture le ${day}`,
  copy: 'Copier vers les autres jours',
  copyFrom: (day: string) => `Copier vers les autres jours les horaires du ${day}`,
  overnight: (end: string) => `jusqu’à ${end} le lendemain`,
  presets: 'Ouvrir',
  everyDay: 'Tous les jours',
  tuesdayToSaturday: 'Du mardi au samedi',
  closed: 'Fermé',
  rooms: 'Salles de réunion',
  noRoom: 'Aucune salle pour le moment.',
  addRoom: 'Ajouter une salle',
  removeRoom: (number: number) => `Retirer la salle ${number}`,
  remove: 'Retirer',
  roomName: (number: number) => `Nom de la salle ${number}`,
  roomSeats: (number: number) => `Places de la salle ${number}`,
  reservable: (number: number) => `Salle ${number} réservable`,
  reservableShort: 'Réservable',
  submit: 'Créer le restaurant',
  submitting: 'Création en cours...',
} as const

/** What is wrong with a restaurant or a room: SPEC §5, exact, in its English (AMB-12, AMB-13). */
export const restaurantFieldErrors = {
  nameShort: 'The name of restaurant is too short',
  nameLong: 'The name of restaurant is too long',
  nameBlank: 'The name of restaurant cannot be blank',
  seatsMin: 'Impossible minus 1',
  seatsMax: 'Impossible bigger 200',
  printersMin: 'Require min 1',
  printersMax: 'Require max 10',
  streetNumber: 'Street number must be a positive integer',
  streetName: 'Street name is required',
  postalCode: 'Postal code must be 5 digits',
  city: 'City is required',
  roomName: 'Name is required',
  roomSeatsMin: 'Impossible minus 1',
  roomSeatsMax: 'Impossible bigger 50',
} as const

/** Why the server refuses to change a restaurant. */
export const restaurantRefusals = {
  forbidden: 'Vous ne travaillez pas pour ce restaurant.',
  tooManyRooms: (most: number) => `Un restaurant compte au plus ${most} salles.`,
} as const
