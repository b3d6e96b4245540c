import type { MessageWish } from './message-wish.ts'

/** What people may want of the messages to them. */
export const messageWishLabels: Readonly<Record<MessageWish, string>> = {
  all: 'Tous les messages',
  answers: 'Seulement les réponses à mes demandes',
  nothing: 'Rien du tout',
}

/** The page by which they choose. */
export const messageWishMessages = {
  title: 'Ne plus recevoir de messages',
  intro: 'Choisissez ce que la maison peut encore vous envoyer. Rien ne change tant que vous n’avez pas enregistré.',
  legend: 'Je veux recevoir',
  hints: {
    all: 'Les réponses, les rappels de la veille, les commandes prêtes et les invitations à donner un avis.',
    answers: 'Demande reçue, acceptée, refusée, modifiée, annulée, avis publié\u00a0: rien d’autre.',
    nothing:
      'Même pas la réponse à une demande. Restent un lien que vous redemandez, et ce que la loi fait dire d’un avis refusé ou signalé.',
  } satisfies Record<MessageWish, string>,
  save: 'Enregistrer mon choix',
  saved: 'Votre choix est enregistré.',
  scope: 'Ce choix vaut pour le contact auquel ce message est parvenu. Cette page permet d’en changer.',
  overTitle: 'Ce lien ne mène à aucun message',
  failure: 'Votre choix n’a pas été enregistré. Réessayez.',
  /** The line under a message, before its link. */
  line: 'Ne plus recevoir ces messages',
} as const

/** Why the server refuses. */
export const messageWishErrors = {
  wish: 'Choisissez ce que vous voulez recevoir.',
  over: 'Ce lien n’est pas ou plus valable\u00a0: il est incomplet, ou le message est trop ancien.',
} as const
