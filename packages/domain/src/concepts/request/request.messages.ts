import { formatPlural } from '../../base/format/counts.ts'
import { formatLongDate, formatTime } from '../../base/format/dates.ts'
import { formatSeats } from '../../base/format/unsaid.ts'
import { isolated } from '../../base/text/text.ts'
import type { BookingKind, BookingStatus } from '../booking/booking.ts'
import { REQUEST_LINK_DAYS } from './request.ts'

/** The public form by which visitors ask for a reservation or an event. */
export const requestMessages = {
  title: { RESERVATION: 'Demander une réservation', EVENT: 'Organiser un événement' } satisfies Record<
    BookingKind,
    string
  >,
  description: 'Demandez une réservation ou un événement, sans créer de compte.',
  intro: 'Sans compte, en une minute. Le restaurant lit votre demande puis l’accepte ou la refuse.',
  holdsNothing: 'Tant qu’elle est en attente, une demande ne retient aucune place.',
  where: 'Où souhaitez-vous venir\u00a0?',
  choose: 'Choisir ce restaurant',
  noRestaurant: 'Aucun restaurant ne prend de demandes pour le moment.',
  restaurantsFailure: 'Les restaurants n’ont pas pu être chargés.',
  otherRestaurant: 'Choisir un autre restaurant',
  at: (restaurant: string) => `Chez ${isolated(restaurant)}`,
  space: 'Salle',
  wholeRestaurant: (seats: number | null) => `Tout le restaurant (${formatSeats(seats)})`,
  room: (name: string, seats: number | null) => `${isolated(name)} (${formatSeats(seats)})`,
  type: 'Type d’événement',
  chooseType: 'Choisissez',
  day: 'Jour',
  from: 'Arrivée',
  to: 'Départ',
  people: 'Nombre de personnes',
  name: 'Votre nom',
  contactHint: 'Un téléphone ou un e-mail suffit\u00a0: le restaurant s’en sert pour vous répondre.',
  phone: 'Téléphone',
  email: 'E-mail',
  message: 'Votre message',
  messageHint: 'Facultatif. N’y écrivez rien de votre santé\u00a0: dites une allergie de vive voix.',
  consent: 'J’accepte que le restaurant garde mon nom et mon contact pour traiter cette demande.',
  consentMore: 'Ce qui est gardé, et combien de temps',
  website: 'Ne remplissez pas ce champ',
  submit: 'Envoyer la demande',
  lost: 'Vous avez déjà une demande et perdu son lien\u00a0?',
  lostLink: 'Retrouver ma demande',
  failure: 'La demande n’a pas pu être envoyée. Réessayez.',
} as const

/** Why the server refuses a request. */
export const requestRefusalMessages = {
  tooMany:
    'Trop de demandes ont été envoyées depuis cette connexion aujourd’hui. Réessayez demain, ou téléphonez au restaurant.',
  tooManyOfContact:
    'Trop de demandes ont été envoyées avec ce contact aujourd’hui. Réessayez demain, ou téléphonez au restaurant.',
  tooFast: 'Trop de demandes en peu de temps. Patientez une minute avant de réessayer.',
  full: 'Ce restaurant a reçu trop de demandes aujourd’hui. Réessayez demain, ou téléphonez-lui.',
  taken: 'Ce moment est déjà réservé. Choisissez une autre heure ou une autre salle.',
  over: 'Ce lien n’est pas ou plus valable\u00a0: il est incomplet, ou il a expiré.',
  notChangeable: 'Cette demande ne peut plus être changée. Téléphonez au restaurant, ou faites une autre demande.',
  changedMeanwhile:
    'Votre demande a changé entre-temps\u00a0: rien n’a été modifié. Relisez ce qu’elle dit maintenant, puis recommencez si besoin.',
  alreadyConfirmed:
    'Ce moment est déjà celui qui est confirmé. Pour le garder, retirez l’autre moment que vous avez proposé.',
  tooManyChanges: 'Cette demande a trop changé aujourd’hui. Réessayez demain, ou téléphonez au restaurant.',
  tooLate: 'Cette demande ne peut plus être retirée. Pour annuler votre venue, téléphonez au restaurant.',
} as const

/** Who the trail names for what a visitor did. */
export const visitorWords = { author: 'Visiteur (site)', withdrawn: 'Retirée par le client' } as const

const reservation: Record<BookingStatus, string> = {
  PENDING: 'En attente de réponse',
  CONFIRMED: 'Acceptée',
  COMPLETED: 'Terminée',
  CANCELLED: 'Refusée ou annulée',
}

/** The private page of a request. */
export const requestLinkMessages = {
  title: 'Votre demande',
  kinds: { RESERVATION: 'Réservation', EVENT: 'Événement' } satisfies Record<BookingKind, string>,
  statuses: reservation,
  withdrawn: 'Retirée par vous',
  past: 'Passée',
  says: {
    PENDING: 'Le restaurant a reçu votre demande. Elle ne retient aucune place tant qu’il ne l’a pas acceptée.',
    CONFIRMED: 'Le restaurant vous attend.',
    COMPLETED: 'Cette demande est terminée.',
    CANCELLED: 'Le restaurant ne peut pas vous recevoir à ce moment.',
  } satisfies Record<BookingStatus, string>,
  saysPast: {
    PENDING: 'Ce moment est passé sans que le restaurant ait répondu.',
    CONFIRMED: 'Ce moment est passé.',
  },
  saysWithdrawn: 'Vous avez retiré cette demande. Le restaurant ne vous attend pas.',
  keep: `Gardez l’adresse de cette page\u00a0: elle seule mène à votre demande. Elle fonctionne jusqu’à ${REQUEST_LINK_DAYS} jours après la date demandée.`,
  reason: 'Motif',
  kindOf: 'Demande',
  unstated: 'Non précisé',
  lost: 'Retrouver ma demande',
  restaurant: 'Restaurant',
  when: 'Quand',
  /** « samedi 21 novembre 2026, de 19:00 à 21:00 ». */
  period: (start: string, end: string) =>
    start.slice(0, 10) === end.slice(0, 10)
      ? `${formatLongDate(start.slice(0, 10))}, de ${formatTime(start)} à ${formatTime(end)}`
      : `du ${formatLongDate(start.slice(0, 10))} à ${formatTime(start)} au ${formatLongDate(end.slice(0, 10))} à ${formatTime(end)}`,
  people: 'Personnes',
  space: 'Salle',
  wholeRestaurant: 'Tout le restaurant',
  type: 'Type d’événement',
  message: 'Votre message',
  calendar: 'Ajouter à mon agenda (.ics)',
  calendarGone: 'Retirer de mon agenda (.ics)',
  propose: 'Proposer un autre moment',
  proposeIntro: 'La demande attend alors de nouveau la réponse du restaurant, et ne retient aucune place.',
  proposeWish:
    'Ce qui est confirmé reste gardé pour vous tant que le restaurant n’a pas répondu. S’il accepte, l’autre moment le remplace.',
  wish: 'Autre moment proposé',
  wishWaits: (moment: string, people: number) =>
    `Vous avez proposé\u00a0: ${moment}, ${formatPlural(people, 'personne')}.`,
  wishKept: 'Le restaurant n’a pas encore répondu. Le moment confirmé ci-dessous reste gardé pour vous.',
  wishWithdraw: 'Retirer cette proposition',
  proposeAnother: 'Proposer encore un autre moment',
  proposeConfirm: 'Proposer ce moment',
  withdraw: 'Retirer ma demande',
  withdrawQuestion:
    'La demande sera annulée et le restaurant ne vous attendra pas. Pour revenir, il faudra une nouvelle demande.',
  withdrawConfirm: 'Oui, retirer ma demande',
  again: 'Faire une autre demande',
  overTitle: 'Ce lien ne mène à aucune demande',
  failure: 'La demande n’a pas pu être lue. Réessayez.',
} as const

/** Why the calendar file names a request so. */
export const requestCalendarTitle = (kind: BookingKind, restaurant: string) =>
  `${requestLinkMessages.kinds[kind]} · ${isolated(restaurant)}`

/** The page that has a lost link sent again. */
export const lostRequestMessages = {
  title: 'Retrouver ma demande',
  intro: 'Indiquez le contact donné dans la demande et le jour demandé.',
  contact: 'E-mail ou téléphone',
  day: 'Jour demandé',
  submit: 'Demander un nouveau lien',
  sent: 'S’il y a une demande pour ce contact et ce jour, un message avec son lien est prêt pour qui l’a faite, à l’e-mail de la demande ou, sans e-mail, à son téléphone. S’il n’arrive pas, téléphonez au restaurant.',
  tooMany:
    'Trop de liens ont été demandés depuis cette connexion aujourd’hui. Réessayez demain, ou téléphonez au restaurant.',
  failure: 'Le lien n’a pas pu être demandé. Réessayez.',
  none: 'Pas encore de demande\u00a0?',
} as const
