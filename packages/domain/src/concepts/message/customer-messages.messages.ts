import type { MessageWish } from './message-wish.ts'

const wishes: Readonly<Record<MessageWish, string>> = {
  all: 'Tous',
  answers: 'Seulement les réponses à ses demandes, à sa demande',
  nothing: 'Aucun, à sa demande',
}

/** What a customer wants of the messages to them, on their page. */
export const customerMessagesWords = {
  label: 'Messages',
  /** A wish in words; a code that is not known stands for itself. */
  wish: (wish: string) => wishes[wish as MessageWish] ?? wish,
  resume: 'Reprendre l’envoi de messages',
  question: 'Ce client a-t-il demandé à recevoir de nouveau les messages\u00a0?',
  warning:
    'Il a choisi d’en recevoir moins. Ne changez ce choix que s’il le demande\u00a0: votre nom reste dans l’historique.',
  keep: 'Garder son choix',
  resumed: 'Ce client veut de nouveau tous les messages.',
  failure: 'L’envoi de messages n’a pas repris',
} as const
