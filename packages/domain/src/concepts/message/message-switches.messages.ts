import type { SwitchedKind } from './message-rules.ts'

/** What is not sent any more without each kind, for whoever switches it off. */
const sentences: Readonly<Record<SwitchedKind, string>> = {
  'booking-received': 'Dès qu’une réservation ou une demande est enregistrée, avec le lien pour la suivre.',
  'booking-confirmed': 'Quand la maison accepte, avec l’entrée d’agenda.',
  'booking-refused': 'Quand la maison refuse, avec le motif qu’elle a donné.',
  'booking-cancelled': 'Quand la maison annule ce qu’elle avait confirmé. Éteint, appelez vous-même.',
  'booking-changed': 'Quand le jour, les heures ou le nombre changent, ou que la réponse est remise en attente.',
  'booking-kept': 'Quand la maison garde le moment confirmé plutôt que celui que le client préférait, avec le motif.',
  'booking-reminder': 'La veille, à partir de 9\u00a0h, pour ce qui est confirmé.',
  'order-ready': 'Quand une commande d’un client connu passe à «\u00a0prête\u00a0».',
  'visit-invitation': 'Après une commande remise ou une réservation passée, avec l’adresse pour donner un avis.',
  'review-published': 'Quand un avis donné après une visite est publié.',
  'house-request': 'Quand un visiteur demande une réservation ou un événement.',
  'house-change': 'Quand un visiteur propose un autre jour, d’autres heures ou un autre nombre.',
  'house-withdrawal': 'Quand un visiteur retire sa demande.',
}

/** The form of what the house sends. */
export const messageSwitchMessages = {
  title: 'Ce que la maison envoie',
  intro:
    'Un message éteint n’est plus écrit, ni pour partir, ni pour être transmis. Ceux qui attendent déjà restent à envoyer.',
  groups: { customer: 'Aux clients', house: 'À la maison' },
  houseNote: 'Seulement si la maison a donné une adresse e-mail.',
  sentences,
  always:
    'Le lien qu’un visiteur redemande et ce que la loi fait dire d’un avis refusé ou signalé sont toujours écrits. Les alertes de l’assistant se règlent dans ses paramètres.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Choix enregistrés.',
  failure: 'Les choix n’ont pas été enregistrés. Réessayez.',
  loadFailure: 'Les choix n’ont pas pu être lus.',
} as const

/** Refusals of the form. */
export const messageSwitchErrors = {
  kind: 'Ce message ne peut pas être éteint.',
  kinds: 'Dites quels messages sont éteints, chacun une fois.',
} as const
