import { formatCount, formatPlural } from '../../base/format/counts.ts'
import { formatLongDate, formatTime } from '../../base/format/dates.ts'
import { formatMoney } from '../../base/format/money.ts'
import { formatPhone } from '../../base/format/phone.ts'
import { ofPlace } from '../../base/text/text.ts'
import { noticeMessageTexts } from '../notice/notice-message.messages.ts'
import type { BookingWords, HouseBookingWords, MessageKind, MessageText, MessageWords } from './message.ts'

/** A clock time as one says it: « 19 h 30 », « 20 h ». */
function clock(wall: string): string {
  const [hours = '', minutes = ''] = formatTime(wall).split(':')
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
}

/** « samedi 21 novembre 2026, de 19 h à 22 h 30 », on the restaurant's clock, or with both days. */
function when({ start, end }: Pick<BookingWords, 'start' | 'end'>): string {
  const sameDay = start.slice(0, 10) === end.slice(0, 10)
  if (sameDay) return `${formatLongDate(start)}, de ${clock(start)} à ${clock(end)}`
  return `du ${formatLongDate(start)} à ${clock(start)} au ${formatLongDate(end)} à ${clock(end)}`
}

const place = ({ restaurant, room }: BookingWords) =>
  `${restaurant}, ${room === null ? 'tout le restaurant' : `salle «\u00a0${room}\u00a0»`}`

const what = (words: BookingWords) => (words.title ? `Événement «\u00a0${words.title}\u00a0».` : '')

const facts = (words: BookingWords) => [
  what(words),
  `Quand\u00a0: ${when(words)}.`,
  `Où\u00a0: ${place(words)}.`,
  `Pour\u00a0: ${formatPlural(words.people, 'personne')}.`,
]

const isEvent = ({ booking }: BookingWords) => booking === 'EVENT'
const your = (words: BookingWords) => (isEvent(words) ? 'Votre demande d’événement' : 'Votre réservation')
const reasonOf = ({ reason }: BookingWords) => (reason ? `Motif\u00a0: «\u00a0${reason}\u00a0»` : '')
const day = ({ start }: BookingWords) => formatLongDate(start)
const isConfirmed = ({ status }: BookingWords) => status === 'CONFIRMED'
const agreed = (words: BookingWords) => (isEvent(words) ? 'acceptée' : 'confirmée')
const notMoved = ({ wish }: BookingWords) =>
  wish ? ` Le restaurant ne peut pas vous proposer l’autre moment que vous préfériez\u00a0: ${when(wish)}.` : ''

/** What the house is told of another moment for what it confirmed. */
function wished({ wish }: HouseBookingWords): string[] {
  if (wish === undefined) return []
  if (wish === null) return ['Le client ne propose plus d’autre moment. Ce qui est confirmé reste tenu\u00a0:']
  return [
    `Le client préférerait\u00a0: ${when(wish)}, ${formatPlural(wish.people, 'personne')}.`,
    'Rien n’est changé tant que vous n’avez pas répondu. Ce qui est confirmé reste tenu\u00a0:',
  ]
}

/** What changed, for the subject of a message to the house. */
function changed(words: HouseBookingWords): string {
  if (words.wish) return 'Autre moment souhaité'
  if (words.wish === null) return 'Moment confirmé gardé par le client'
  return isEvent(words) ? 'Demande d’événement modifiée' : 'Demande de réservation modifiée'
}

const booking =
  (subject: (words: BookingWords) => string, first: (words: BookingWords) => string) =>
  (words: BookingWords): MessageText => ({
    subject: `${subject(words)}\u00a0: ${words.restaurant}, ${day(words)}`,
    paragraphs: ['Bonjour,', first(words), reasonOf(words), ...facts(words)],
    link: 'Voir où elle en est, ou la retirer',
  })

const toHouse =
  (subject: (words: HouseBookingWords) => string, first: (words: HouseBookingWords) => readonly string[] = () => []) =>
  (words: HouseBookingWords): MessageText => ({
    subject: `${subject(words)}\u00a0: ${words.restaurant}, ${day(words)}`,
    paragraphs: [
      `De\u00a0: ${[words.customer, words.phone && formatPhone(words.phone), words.email].filter(Boolean).join(', ')}.`,
      ...first(words),
      reasonOf(words),
      ...facts(words),
    ],
    link: 'Ouvrir',
  })

const chatbot = (subject: string, sentence: string): MessageText => ({
  subject: `Assistant\u00a0: ${subject}`,
  paragraphs: [sentence],
  link: 'Ouvrir',
})

/** What each message says. Customers read these wherever the message reaches them: nothing in them names the way. */
export const messageTexts: { readonly [Kind in MessageKind]: (words: MessageWords[Kind]) => MessageText } = {
  'booking-received': booking(
    (words) => (isEvent(words) ? 'Demande reçue' : 'Réservation reçue'),
    (words) => `${your(words)} est enregistrée. Elle attend la réponse du restaurant.`,
  ),
  'booking-confirmed': booking(
    (words) => (isEvent(words) ? 'Demande acceptée' : 'Réservation confirmée'),
    (words) => `${your(words)} est ${agreed(words)}.`,
  ),
  'booking-refused': booking(
    (words) => (isEvent(words) ? 'Demande refusée' : 'Réservation refusée'),
    (words) => `${your(words)} est refusée.`,
  ),
  'booking-cancelled': booking(
    (words) => (isEvent(words) ? 'Événement annulé' : 'Réservation annulée'),
    (words) => `${your(words)} est annulée.`,
  ),
  'booking-changed': booking(
    (words) => (isEvent(words) ? 'Demande modifiée' : 'Réservation modifiée'),
    (words) =>
      isConfirmed(words)
        ? `${your(words)} a changé de moment. Elle reste ${agreed(words)}.`
        : `${your(words)} a changé. Elle attend la réponse du restaurant.`,
  ),
  'booking-kept': booking(
    () => 'Moment confirmé gardé',
    (words) => `${your(words)} reste ${agreed(words)} comme prévu.${notMoved(words)}`,
  ),
  'booking-reminder': booking(
    () => 'Rappel',
    (words) => `${isEvent(words) ? 'Votre événement' : 'Votre réservation'} a lieu demain.`,
  ),
  'booking-link': booking(
    () => 'Votre lien',
    (words) => `Voici le lien vers ${isEvent(words) ? 'votre demande d’événement' : 'votre réservation'}.`,
  ),
  'order-ready': ({ restaurant, number, total, delivery }) => ({
    subject: `Commande ${number} prête\u00a0: ${restaurant}`,
    paragraphs: [
      'Bonjour,',
      delivery
        ? `Votre commande ${number} est prête\u00a0: elle part du restaurant ${restaurant}.`
        : `Votre commande ${number} est prête\u00a0: elle vous attend au restaurant ${restaurant}.`,
      `Montant\u00a0: ${formatMoney(total)}.`,
    ],
    link: 'Voir la commande',
  }),
  ...noticeMessageTexts,
  'visit-invitation': ({ restaurant, day: visited }) => ({
    subject: `Votre avis\u00a0: ${restaurant}`,
    paragraphs: [
      'Bonjour,',
      `Vous êtes venu chez ${restaurant} le ${formatLongDate(visited)}, ou vous y avez commandé. Dites ce que vous en avez pensé, sans compte.`,
      'Cette adresse donne un avis. Vous en recevez ensuite une autre, privée, pour le suivre, le corriger ou le retirer.',
    ],
    link: 'Donner mon avis',
  }),
  'review-published': ({ restaurant, about, dish, day: visited }) => ({
    subject: `Avis ${dish ? 'accepté' : 'publié'}\u00a0: ${about}`,
    paragraphs: [
      'Bonjour,',
      `L’avis sur «\u00a0${about}\u00a0», donné après la visite du ${formatLongDate(visited)} chez ${restaurant}, est ${dish ? 'accepté. La maison le lit\u00a0; le site ne montre que les avis sur les restaurants.' : 'publié.'}`,
    ],
    link: 'Voir cet avis, ou le retirer',
  }),
  'review-refused': ({ restaurant, about, day: visited, reason }) => ({
    subject: `Avis refusé\u00a0: ${about}`,
    paragraphs: [
      'Bonjour,',
      `L’avis sur «\u00a0${about}\u00a0», donné après la visite du ${formatLongDate(visited)} chez ${restaurant}, n’est pas publié.`,
      reason ? `Motif\u00a0: «\u00a0${reason}\u00a0»` : '',
    ],
    link: 'Corriger cet avis, ou contester la décision',
  }),
  'house-request': toHouse((words) =>
    isEvent(words) ? 'Nouvelle demande d’événement' : 'Nouvelle demande de réservation',
  ),
  'house-change': toHouse(changed, wished),
  'house-withdrawal': toHouse((words) => (isEvent(words) ? 'Demande d’événement retirée' : 'Réservation retirée')),
  'chatbot-urgent': ({ disease, probability }) =>
    chatbot(
      `urgence élevée, ${disease}`,
      `Une consultation a donné une maladie d’urgence élevée\u00a0: ${disease} (${formatCount(probability)}\u00a0%).`,
    ),
  'chatbot-reports': ({ reports, threshold }) =>
    chatbot(
      `${formatPlural(reports, 'signalement')} en attente`,
      `${formatPlural(reports, 'signalement')} en attente\u00a0: le seuil choisi est ${formatCount(threshold)}.`,
    ),
  'chatbot-accuracy': ({ accuracy, threshold, sessions }) =>
    chatbot(
      'précision sous le seuil',
      `La précision est de ${formatCount(accuracy)}\u00a0% sur ${formatPlural(sessions, 'session')}\u00a0: le seuil choisi est ${formatCount(threshold)}\u00a0%.`,
    ),
  'account-password': ({ username }) => ({
    subject: `Nouveau mot de passe\u00a0: ${username}`,
    paragraphs: [
      'Bonjour,',
      `Par ce lien, vous choisissez un nouveau mot de passe pour votre compte ${username}. Il vaut une heure et sert une fois.`,
      'Si vous n’avez rien demandé, ne l’ouvrez pas et parlez-en à un administrateur de la maison.',
    ],
    link: 'Choisir un mot de passe',
  }),
  'account-invitation': ({ restaurant }) => ({
    subject: `Invitation\u00a0: l’équipe ${ofPlace(restaurant)}`,
    paragraphs: [
      'Bonjour,',
      `Vous êtes invité dans l’équipe ${ofPlace(restaurant)}. Ce lien vaut sept jours et sert une fois, avec votre compte ou un nouveau.`,
      'Si cette invitation ne vous dit rien, ne l’ouvrez pas.',
    ],
    link: 'Rejoindre l’équipe',
  }),
  'account-changed': ({ username, part }) => ({
    subject: `${part === 'password' ? 'Mot de passe changé' : 'Adresse e-mail changée'}\u00a0: ${username}`,
    paragraphs: [
      'Bonjour,',
      part === 'password'
        ? `Le mot de passe de votre compte ${username} a été changé.`
        : `L’adresse e-mail de votre compte ${username} a été changée\u00a0: la maison n’écrira plus à celle-ci.`,
      'Si c’est vous, vous n’avez rien à faire. Sinon, prévenez tout de suite un administrateur de la maison.',
    ],
    link: 'Ouvrir mon compte',
  }),
}
