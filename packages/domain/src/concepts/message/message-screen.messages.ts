import { agree, formatCount, formatPlural } from '../../base/format/counts.ts'
import { pageTitles } from '../../base/messages/titles.ts'
import { isolated } from '../../base/text/text.ts'
import type { MessageFailure, MessageKind, MessageState } from './message.ts'

/** Where a message is. */
export const messageStateLabels: Readonly<Record<MessageState, string>> = {
  'to-hand-over': 'À transmettre',
  waiting: 'En attente d’envoi',
  'given-up': 'Abandonnés',
  sent: 'Envoyés',
  done: 'Transmis',
}

/** What each kind is, for whoever hands it over. */
export const messageKindLabels: Readonly<Record<MessageKind, string>> = {
  'booking-received': 'Réservation ou demande reçue',
  'booking-confirmed': 'Réservation ou demande confirmée',
  'booking-refused': 'Réservation ou demande refusée',
  'booking-cancelled': 'Réservation ou événement annulé',
  'booking-changed': 'Réservation ou demande modifiée',
  'booking-kept': 'Moment confirmé gardé',
  'booking-reminder': 'Rappel de la veille',
  'booking-link': 'Lien redemandé',
  'order-ready': 'Commande prête',
  'notice-received': 'Signalement d’un avis reçu',
  'notice-decided': 'Décision sur un signalement',
  'notice-author': 'Avis signalé, à son auteur',
  'visit-invitation': 'Invitation à donner un avis',
  'review-published': 'Avis publié',
  'review-refused': 'Avis refusé',
  'house-request': 'Nouvelle demande',
  'house-change': 'Demande modifiée par le client',
  'house-withdrawal': 'Demande retirée par le client',
  'chatbot-urgent': 'Alerte d’urgence de l’assistant',
  'chatbot-reports': 'Alerte de signalements',
  'chatbot-accuracy': 'Alerte de précision',
  'account-password': 'Lien de mot de passe',
  'account-invitation': 'Invitation dans une équipe',
  'account-changed': 'Compte modifié',
}

/** The page of messages. */
export const messageScreenMessages = {
  title: pageTitles.messages,
  counts: ({ toHandOver, givenUp }: { toHandOver: number; givenUp: number }) =>
    `${toHandOver} à transmettre, ${formatPlural(givenUp, 'abandonné')}`,
  list: 'Messages',
  pages: 'Pages de messages',
  unavailable: 'Le service utilisé n’envoie pas de messages.',
  states: 'État des messages',
  handedByPeople:
    'Aucun serveur d’e-mail n’est réglé\u00a0: rien ne part tout seul. Les messages attendent ici qu’une personne de la maison les transmette.',
  sentByMail:
    'Les messages partent par e-mail. Restent ici ceux des personnes sans adresse, et ceux que le serveur n’a pas pu remettre.',
  heldUp: (count: number, since: string) =>
    agree(
      count,
      `1 message est bloqué depuis le ${since}.`,
      `${formatCount(count)} messages sont bloqués, le premier depuis le ${since}.`,
    ),
  heldUpHelp:
    'L’envoi est retenté tout seul. En attendant, transmettez-les vous-même, ou faites vérifier le serveur d’e-mail et SMTP_URL par qui s’occupe de l’installation.',
  showWaiting: 'Voir les messages en attente',
  empty: {
    'to-hand-over': 'Aucun message à transmettre.',
    waiting: 'Aucun message en attente.',
    'given-up': 'Aucun message abandonné.',
    sent: 'Aucun message envoyé.',
    done: 'Aucun message transmis.',
  } satisfies Record<MessageState, string>,
  emptyHint: {
    'to-hand-over':
      'Ceux qu’une réservation, une demande, une commande ou un avis fait naître attendront ici que quelqu’un les transmette.',
    waiting: 'Ceux que le serveur d’e-mail doit remettre attendront ici leur tour.',
    'given-up': 'Ceux que le serveur d’e-mail n’aura pas pu remettre seront gardés ici.',
    sent: 'Ceux que le serveur d’e-mail aura remis seront gardés ici.',
    done: 'Ceux qu’une personne de la maison aura transmis seront gardés ici.',
  } satisfies Record<MessageState, string>,
  house: 'La maison',
  to: (name: string) => `Pour ${isolated(name)}`,
  noContact: 'Ni e-mail ni téléphone',
  tries: (tries: number) => formatPlural(tries, 'essai'),
  failures: {
    refused: 'Le serveur du destinataire refuse cette adresse.',
    unreachable: 'Le serveur d’e-mail n’a pas pu être joint.',
    unanswered: 'L’envoi a été interrompu\u00a0: le message est peut-être arrivé.',
  } satisfies Record<MessageFailure, string>,
  answer: (answer: string) => `Réponse du serveur\u00a0: «\u00a0${answer}\u00a0»`,
  copy: 'Copier le texte',
  copied: 'Texte copié.',
  mail: 'Écrire un e-mail',
  phone: (phone: string) => `Appeler le ${phone}`,
  done: 'Marquer comme transmis',
  doneSaved: 'Message marqué comme transmis.',
  retry: 'Renvoyer par e-mail',
  retried: 'Message remis en attente d’envoi.',
  failure: 'Les messages n’ont pas pu être lus.',
  changeFailure: 'Le changement n’a pas été enregistré. Réessayez.',
} as const

/** What the server refuses. */
export const messageRefusals = {
  unknown: 'Message introuvable.',
  onItsWay: 'Ce message est en cours d’envoi ou déjà parti.',
  notGivenUp: 'Ce message ne peut pas être renvoyé.',
  noServer: 'Aucun serveur d’e-mail n’est réglé\u00a0: ce message est à transmettre par une personne.',
} as const
