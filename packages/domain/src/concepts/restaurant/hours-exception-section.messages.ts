import { formatCount } from '../../base/format/counts.ts'
import { type ExceptionProblem, hoursExceptionLimits } from './hours-rules.ts'
import {
  announceException,
  describeException,
  type ExceptionTextFields,
  exceptionNoticeMessages,
} from './restaurant.messages.ts'

const leftOutside =
  (hours: string, when = '') =>
  (count: number) =>
    count < 2
      ? `Une réservation ou demande${when} n’entre plus dans ${hours}. Elle n’est pas annulée\u00a0: prévenez la personne.`
      : `${formatCount(count)} réservations ou demandes${when} n’entrent plus dans ${hours}. Elles ne sont pas annulées\u00a0: prévenez les personnes.`

/** Section and form of exceptional closures and hours (extension). */
export const hoursExceptionMessages = {
  heading: exceptionNoticeMessages.heading,
  closed: 'Fermé',
  none: 'Aucune exception à venir\u00a0: le restaurant suit ses horaires de la semaine.',
  add: 'Ajouter une exception',
  addTitle: 'Nouvelle exception',
  from: 'Premier jour',
  to: 'Dernier jour',
  kind: 'Ces jours-là, le restaurant est',
  kinds: { closed: 'Fermé', hours: 'Ouvert à d’autres horaires' },
  start: 'Ouverture',
  end: 'Fermeture',
  second: 'Avec un second service',
  secondStart: 'Ouverture du second service',
  secondEnd: 'Fermeture du second service',
  hoursHint: { start: 'Par exemple 12:00', end: 'Une fin plus tôt que le début appartient au lendemain.' },
  reason: 'Motif',
  reasonHint: 'Facultatif. Montré aux visiteurs du site.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  remove: 'Retirer',
  removeNamed: (exception: ExceptionTextFields) => `Retirer\u00a0: ${describeException(exception)}`,
  removeQuestion: (exception: ExceptionTextFields) =>
    `${announceException(exception)} Sans cette exception, les horaires de la semaine s’appliquent de nouveau.`,
  keep: 'La garder',
  added: 'Exception enregistrée',
  removed: 'Exception retirée',
  problems: {
    day: 'Date requise',
    past: 'Ces jours sont déjà passés',
    far: 'Au plus deux ans à l’avance',
    order: 'Le dernier jour vient avant le premier',
    long: `Au plus ${hoursExceptionLimits.days} jours`,
    reason: `Maximum ${hoursExceptionLimits.reason} caractères`,
  } satisfies Record<ExceptionProblem, string>,
  shared: (exception: ExceptionTextFields) =>
    `Une exception existe déjà à ces dates\u00a0: ${describeException(exception)}.`,
  tooMany: `Un restaurant a au plus ${hoursExceptionLimits.perRestaurant} exceptions à venir.`,
  unknown: 'Exception introuvable.',
} as const

/** What a change of hours does to bookings: `days` of an exception, `week` for the weekly hours. */
export const affectedBookingsMessages = {
  days: {
    reading: 'Recherche des réservations de ces jours…',
    failure: 'Les réservations de ces jours n’ont pas pu être lues.',
    none: 'Aucune réservation ni demande n’est touchée.',
    some: leftOutside('les horaires de ces jours'),
  },
  week: {
    reading: 'Recherche des réservations à venir…',
    failure: 'Les réservations à venir n’ont pas pu être lues.',
    none: 'Aucune réservation ni demande des douze mois à venir n’est touchée.',
    some: leftOutside('ces horaires', ' des douze mois à venir'),
  },
  others: (count: number) => (count < 2 ? 'Et une autre' : `Et ${formatCount(count)} autres`),
  retry: 'Réessayer',
} as const
