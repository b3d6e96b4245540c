import type { BookingKind, BookingStatus } from '../../concepts/booking/booking.ts'
import type { BookingPeriod } from '../../concepts/booking/booking-period.ts'
import { formatPeople } from '../format/unsaid.ts'
import { formatPeriod } from './booking.ts'

/** '14/07/2026 de 19:00 à 21:00, 8 personnes'. */
const moment = (period: BookingPeriod, people: number | null) => `${formatPeriod(period)}, ${formatPeople(people)}`

/** The dialog that moves a reservation or an event request. */
export const moveMessages = {
  open: 'Déplacer',
  title: { RESERVATION: 'Déplacer la réservation', EVENT: 'Déplacer l’événement' } satisfies Record<
    BookingKind,
    string
  >,
  now: (period: BookingPeriod, people: number | null) => `Actuellement\u00a0: ${moment(period, people)}.`,
  stays: {
    PENDING: 'Le nouveau moment attendra une réponse, comme l’actuel.',
    CONFIRMED: 'Le nouveau moment sera confirmé, comme l’actuel.',
  } satisfies Partial<Record<BookingStatus, string>>,
  told: 'À l’enregistrement, un message au client est préparé, sauf si cet envoi est désactivé ou qu’il n’en veut pas.',
  unchanged: 'Rien n’a changé\u00a0: choisissez un autre moment ou un autre nombre de personnes.',
  cancel: 'Ne pas déplacer',
  submit: 'Enregistrer le déplacement',
  submitting: 'Enregistrement…',
  moved: { RESERVATION: 'Réservation déplacée.', EVENT: 'Événement déplacé.' } satisfies Record<BookingKind, string>,
} as const

/** Why the server does not move a booking, and what the trail keeps of a move. */
export const moveRefusals = {
  seen: 'Cette page a expiré. Rechargez-la, puis recommencez.',
  changedMeanwhile: (kind: BookingKind, period: BookingPeriod, people: number, status: string) =>
    `Entre-temps, cette ${kind === 'EVENT' ? 'demande' : 'réservation'} a changé\u00a0: elle est maintenant le ${moment(period, people)}, «\u00a0${status}\u00a0». Rien n’a été déplacé\u00a0; vérifiez, puis recommencez si besoin.`,
  notMovable: 'Le déplacement n’est plus possible\u00a0: la demande est terminée, annulée, ou son heure est venue.',
  before: (period: BookingPeriod, people: number) => `Avant\u00a0: ${moment(period, people)}`,
} as const
