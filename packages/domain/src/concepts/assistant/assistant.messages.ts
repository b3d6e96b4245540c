/** Refusals of the public assistant. */
export const assistantMessages = {
  closed: 'L’assistant est fermé pour le moment. En cas d’urgence, appelez un vétérinaire sans attendre.',
  tooManyCalls: 'Beaucoup de questions arrivent en même temps. Réessayez dans une minute.',
  dayIsFull:
    'L’assistant a répondu à toutes les questions qu’il pouvait recevoir aujourd’hui. Revenez demain\u00a0; en cas d’urgence, appelez un vétérinaire.',
  tooManyOfYours: 'Vous posez beaucoup de questions à la fois. Réessayez dans une minute.',
  yourDayIsFull:
    'Vous avez posé toutes les questions qui sont possibles en un jour. Revenez demain\u00a0; en cas d’urgence, appelez un vétérinaire.',
  ended: 'Cette consultation est terminée. Posez une nouvelle question.',
  alreadyReported: 'Cette réponse est déjà signalée. Merci.',
  unreachable: 'L’assistant ne répond pas. Réessayez dans un instant\u00a0; en cas d’urgence, appelez un vétérinaire.',
  foreign: 'Cette demande vient d’un autre site. Posez votre question ici.',
  /** Placeholders for a missing name and breed. */
  visitor: 'à vous',
  animal: 'animal',
} as const
