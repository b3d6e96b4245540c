/** Failures of calls without an answer, or refused without a message. */
export const networkMessages = {
  sessionEnded: 'Session expirée',
  aborted: 'Appel abandonné',
  timeout: 'Le serveur ne répond pas. Réessayez dans un instant.',
  unreadable: 'Le serveur a répondu autre chose que prévu. Vérifiez l’accès à Internet, puis réessayez.',
  fault: 'Erreur de cette page. Rechargez-la, ou mettez le navigateur à jour.',
  network: 'Connexion impossible. Vérifiez votre réseau puis réessayez.',
  refused: (status: number) => `Erreur ${status}`,
} as const

/** Why a reservation was refused, by error name without « Exception ». */
export const reservationErrorMessages = {
  byName: {
    InsufficientCapacity: 'capacité insuffisante',
    ReservationConflict: 'conflit avec une autre réservation',
    InvalidReservationTime: 'horaires non valides',
    RestaurantClosed: 'restaurant fermé à cette période',
    UnauthorizedReservationAccess: 'non autorisé',
  },
  failure: 'Erreur lors de la création de la réservation. Veuillez vérifier les informations saisies.',
} as const

/** Why an event request was refused, by error name without « Exception ». */
export const eventRequestErrorMessages = {
  byName: {
    EventConflict: 'Il y a un conflit avec un autre événement pour cette période',
    InvalidEventTime: "Les horaires de l'événement ne sont pas valides",
    RestaurantUnavailable: "Le restaurant n'est pas disponible pour cette période",
    InsufficientCapacity: 'La capacité est insuffisante pour le nombre de participants demandé',
    UnauthorizedEventAccess: "Vous n'êtes pas autorisé à créer cet événement",
  },
  validation: (fields: string) => `Erreurs de validation: ${fields}`,
  failure: "Erreur lors de la création de la demande d'événement. Veuillez vérifier les informations saisies.",
} as const
