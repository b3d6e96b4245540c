import { formatPlural } from '../format/counts.ts'

/** Texts that several screens share. */
export const commonMessages = {
  language: 'Français',
  retry: 'Réessayer',
  cancel: 'Annuler',
  undo: 'Revenir en arrière',
  back: 'Retour',
  close: 'Fermer',
  confirm: 'Confirmer',
  refresh: 'Actualiser',
  refreshing: 'Actualisation…',
  previous: 'Précédent',
  next: 'Suivant',
  page: (number: number) => `Page ${number}`,
  reset: 'Réinitialiser',
  loading: 'Chargement...',
  ok: 'D’accord',
  required: 'Ce champ est obligatoire',
  invalid: 'Valeur invalide',
  validationError: 'Erreur de validation',
  unknownError: 'Erreur inconnue',
  unavailable: 'Non disponible',
  leaveQuestion: 'Quitter sans enregistrer\u00a0?',
  leaveWarning: 'Ce que vous avez saisi sera perdu.',
  leave: 'Quitter la page',
  discard: 'Fermer sans enregistrer',
  stay: 'Rester ici',
  addOne: (counted: string) => `Ajouter un : ${counted}`,
  removeOne: (counted: string) => `Retirer un : ${counted}`,
  /** A failure, with the server's reason if any. */
  because: (failure: string, reason: string | undefined) => (reason ? `${failure}\u00a0: ${reason}` : failure),
} as const

/** Words in the formats of days, waits and prices. */
export const formatMessages = {
  invalidDate: 'Date invalide',
  lessThanAnHour: "Il y a moins d'1h",
  hoursAgo: (hours: number) => `Il y a ${hours}h`,
  yesterday: 'Hier',
  daysAgo: (days: number) => `Il y a ${days} jours`,
  justNow: 'à l’instant',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: string) => `${hours} h ${minutes}`,
  days: (days: number) => `${days} j`,
  unsaid: 'non renseigné',
  unsaidSeats: 'capacité non renseignée',
  taxIncluded: (amount: string) => `${amount}\u00a0TTC`,
} as const

/** Said before signing out, of status changes that wait for the network. */
export const unsentMessage = (count: number): string =>
  `Pas encore envoyé\u00a0: ${formatPlural(count, 'changement de commande', 'changements de commande')}. L’envoi attendra votre retour ici.`

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
