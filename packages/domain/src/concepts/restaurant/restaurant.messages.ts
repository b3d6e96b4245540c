import { formatLongDate } from '../../base/format/dates.ts'
import { pageTitles } from '../../base/messages/titles.ts'
import { type HoursException, isOvernight, type ServiceHours, servicesIn, type Weekday } from './opening-hours.ts'

export const weekdayLabels: Record<Weekday, string> = {
  MONDAY: 'lundi',
  TUESDAY: 'mardi',
  WEDNESDAY: 'mercredi',
  THURSDAY: 'jeudi',
  FRIDAY: 'vendredi',
  SATURDAY: 'samedi',
  SUNDAY: 'dimanche',
}

export const restaurantMessages = {
  created: 'Restaurant créé avec succès !',
  closed: 'Fermé',
  noHours: 'Horaires non renseignés.',
  noRooms: 'Aucune salle renseignée.',
  detailFailure: 'Erreur de chargement',
  noneAvailable: 'Aucun restaurant disponible pour le moment.',
} as const

export const restaurantFormMessages = {
  title: pageTitles.newRestaurant,
  identity: 'Le restaurant',
  seats: 'Nombre de places',
  printers: 'Nombre d’imprimantes',
  streetNumber: 'Numéro',
  streetNumberMark:
    'Le numéro seul, en chiffres. Écrivez «\u00a0bis\u00a0» devant le nom de la rue\u00a0: «\u00a0bis rue Haute\u00a0».',
  streetName: 'Rue',
  postalCode: 'Code postal',
  hoursHint:
    'Un jour non coché est fermé. Une fin plus tôt que le début, ou 00:00, appartient au lendemain. «\u00a0Copier\u00a0» donne les horaires d’un jour à tous les jours ouverts.',
  timeFormat: 'HH:mm',
  open: (day: string) => `Ouvert le ${day}`,
  start: (day: string) => `Ouverture le ${day}`,
  end: (day: string) => `Fermeture le ${day}`,
  secondStart: (day: string) => `Ouverture du second service le ${day}`,
  secondEnd: (day: string) => `Fermeture du second service le ${day}`,
  addSecond: 'Second service',
  addSecondOn: (day: string) => `Ajouter un second service le ${day}`,
  removeSecondOn: (day: string) => `Retirer le second service le ${day}`,
  copy: 'Copier',
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

/** The fields of an exception that texts need. */
export type ExceptionTextFields = Pick<HoursException, 'from' | 'to' | 'hours' | 'reason'>

/** 'le vendredi 25 décembre 2026', 'du jeudi 24 décembre 2026 au samedi 2 janvier 2027'. */
export function formatDays({ from, to }: Pick<HoursException, 'from' | 'to'>): string {
  return from === to ? `le ${formatLongDate(from)}` : `du ${formatLongDate(from)} au ${formatLongDate(to)}`
}

/** '19:00 – 02:00 (le lendemain)'. */
export function formatService(service: ServiceHours): string {
  return `${service.start} – ${service.end}${isOvernight(service) ? ' (le lendemain)' : ''}`
}

/** '12:00 – 14:30 et 19:00 – 02:00 (le lendemain)'. */
export function formatServices(services: readonly ServiceHours[]): string {
  return services.map(formatService).join(' et ')
}

/** 'fermé exceptionnellement le … (travaux)', 'horaires exceptionnels le … : 12:00 – 15:00'. */
export function describeException({ hours, reason, ...days }: ExceptionTextFields): string {
  const what = hours
    ? `horaires exceptionnels ${formatDays(days)}\u00a0: ${formatServices(servicesIn(hours))}`
    : `fermé exceptionnellement ${formatDays(days)}`
  return reason ? `${what} (${reason})` : what
}

/** The same as a full sentence. */
export function announceException(exception: ExceptionTextFields): string {
  const text = describeException(exception)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Exceptional closures and hours, for visitors. */
export const exceptionNoticeMessages = {
  heading: 'Fermetures et horaires exceptionnels',
  title: 'À noter',
  on: (date: string) => `le ${date}`,
} as const
