import { formatMoney } from '../../base/format/money.ts'
import { formatPeople } from '../../base/format/unsaid.ts'
import { isolated } from '../../base/text/text.ts'
import type { Cents } from '../../base/wire/index.ts'
import { formatPeriod } from './booking.messages.ts'
import type { BookingKind, BookingStatus } from './booking.ts'
import { bookingFormMessages } from './booking-form.messages.ts'
import type { BookingPeriod } from './booking-period.ts'

/** '14/07/2026 de 19:00 à 21:00, 8 personnes'. */
const moment = (period: BookingPeriod, people: number | null) => `${formatPeriod(period)}, ${formatPeople(people)}`

const where = (roomName: string | null | undefined) => roomName ?? bookingFormMessages.anyRoom

const priceText = (price: Cents | null) => (price === null ? 'aucun' : formatMoney(price))

const notesLabels = { RESERVATION: 'Remarques', EVENT: 'Demandes particulières' } satisfies Record<BookingKind, string>

/** The dialog that changes a reservation or an event request. */
export const bookingChangeMessages = {
  open: 'Déplacer ou modifier',
  title: { RESERVATION: 'Modifier la réservation', EVENT: 'Modifier l’événement' } satisfies Record<
    BookingKind,
    string
  >,
  now: (period: BookingPeriod, people: number | null, roomName: string | null | undefined) =>
    `Actuellement\u00a0: ${moment(period, people)}, ${where(roomName)}.`,
  nowFor: (customer: string) => `Le client est maintenant\u00a0: ${isolated(customer)}.`,
  nowNotes: (kind: BookingKind, notes: string) =>
    `${notesLabels[kind]}, maintenant\u00a0: ${notes === '' ? 'aucune' : `«\u00a0${isolated(notes)}\u00a0»`}.`,
  stays: {
    PENDING: 'Ce qui est modifié attendra une réponse, comme l’actuel.',
    CONFIRMED: 'Ce qui est modifié sera confirmé, comme l’actuel.',
  } satisfies Partial<Record<BookingStatus, string>>,
  told: 'Un autre moment, une autre salle ou un autre nombre de personnes\u00a0: un message au client est préparé, sauf si cet envoi est désactivé ou qu’il n’en veut pas.',
  otherCustomer: (before: string) =>
    `Un message est préparé pour le nouveau client, sauf si cet envoi est désactivé ou qu’il n’en veut pas. ${before} n’en reçoit pas\u00a0: prévenez-le si la réservation lui avait été annoncée.`,
  sameCustomer: 'Demandée par cette personne sur le site\u00a0: le client reste le même.',
  notes: notesLabels,
  price: { RESERVATION: 'Prix TTC, en euros', EVENT: 'Prix estimé TTC, en euros' } satisfies Record<
    BookingKind,
    string
  >,
  priceHint: 'Facultatif. Aucun message n’en est envoyé au client.',
  nowPrice: (price: Cents | null) => `Prix, maintenant\u00a0: ${priceText(price)}.`,
  conflicts: 'Déjà pris à ce moment',
  conflict: (name: string, period: BookingPeriod, roomName: string | null | undefined) =>
    `${name}, ${formatPeriod(period)}, ${where(roomName)}`,
  willBeRefused: 'La modification sera refusée.',
  alsoAsked: 'Aussi demandé à ce moment',
  unchanged: 'Rien n’a changé\u00a0: modifiez au moins un champ.',
  cancel: 'Ne pas modifier',
  submit: 'Enregistrer la modification',
  submitting: 'Enregistrement…',
  changed: { RESERVATION: 'Réservation modifiée.', EVENT: 'Événement modifié.' } satisfies Record<BookingKind, string>,
} as const

/** Why the server does not change a booking, and what the trail keeps of a change. */
export const bookingChangeRefusals = {
  seen: 'Cette page a expiré. Rechargez-la, puis recommencez.',
  changedMeanwhile: (kind: BookingKind, period: BookingPeriod, people: number, status: string) =>
    `Entre-temps, cette ${kind === 'EVENT' ? 'demande' : 'réservation'} a changé\u00a0: elle est maintenant le ${moment(period, people)}, «\u00a0${status}\u00a0». Rien n’a été modifié\u00a0; vérifiez, puis recommencez si besoin.`,
  notChangeable: 'La modification n’est plus possible\u00a0: la demande est terminée, annulée, ou son heure est venue.',
  requested: 'Cette demande vient d’un visiteur du site\u00a0: son client ne peut pas être remplacé.',
  price: 'Indiquez un prix en euros, par exemple 450,00, ou laissez vide',
  priceMax: 'Le prix maximum est de 999\u202f999,99\u00a0€',
  priceCents: 'Le prix doit être arrondi au centime',
  /** What the trail keeps: the moment, room and price before, and that customer or notes were others. */
  before: (period: BookingPeriod, people: number, roomName: string | null) =>
    `Avant\u00a0: ${moment(period, people)}, ${where(roomName)}`,
  otherCustomer: 'client remplacé',
  otherNotes: 'remarques modifiées',
  otherPrice: (before: Cents | null) => `prix avant\u00a0: ${priceText(before)}`,
} as const
