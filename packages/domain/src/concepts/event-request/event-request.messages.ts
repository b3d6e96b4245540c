import { formatPlural } from '../../base/format/counts.ts'
import { pageTitles } from '../../base/messages/titles.ts'
import type { BookingStatus } from '../booking/booking.ts'
import type { EventType } from './event-request.ts'

export const eventTypeLabels: Record<EventType, string> = {
  ANNIVERSAIRE_ENFANT: 'Anniversaire enfant',
  CONFERENCE: 'Conférence',
  SEMINAIRE: 'Séminaire',
  REUNION_ENTREPRISE: "Réunion d'entreprise",
  AUTRE: 'Autre',
}

/** Labels of a request's statuses (AMB-38). */
export const eventRequestStatusLabels: Record<BookingStatus, string> = {
  PENDING: 'En attente',
  CONFIRMED: 'Confirmée',
  COMPLETED: 'Terminée',
  CANCELLED: 'Annulée',
}

/** The same labels in the management table, where a cancelled request was refused (AMB-38). */
export const managedEventRequestStatusLabels: Record<BookingStatus, string> = {
  ...eventRequestStatusLabels,
  CANCELLED: 'Refusé',
}

/** Button labels of each move: in the user's list, and in the management table, where cancelling is refusing. */
export const eventRequestMoveLabels: Record<BookingStatus, { list: string; management: string }> = {
  PENDING: { list: 'Remettre en attente', management: 'Remettre en attente' },
  CONFIRMED: { list: 'Confirmer', management: 'Confirmer' },
  COMPLETED: { list: 'Marquer comme terminé', management: 'Marquer comme terminé' },
  CANCELLED: { list: 'Annuler la demande', management: 'Refuser' },
}

/** « Demandes d'Événements » and its management table. */
export const eventRequestMessages = {
  title: pageTitles.eventRequests,
  managementTitle: pageTitles.manageEventRequests,
  empty: "Aucune demande d'événement",
  filteredEmpty: 'Aucune demande ne correspond à ces filtres',
  create: "Nouvelle demande d'événement",
  manage: 'Gérer les demandes',
  details: 'Détails',
  refuse: 'Refuser',
  created: "Demande d'événement créée avec succès !",
  cancelQuestion: "Êtes-vous sûr de vouloir annuler cette demande d'événement ?",
  refuseQuestion: "Êtes-vous sûr de vouloir refuser cette demande d'événement ?",
  reopenQuestion: 'Cette demande n’est plus en cours. Voulez-vous vraiment changer son statut\u00a0?',
  cancelled: 'Demande annulée avec succès',
  cancelFailure: "Erreur lors de l'annulation",
  refused: 'Demande refusée avec succès !',
  refuseFailure: 'Erreur lors du refus',
  statusUpdated: 'Statut mis à jour avec succès !',
  statusFailure: 'Erreur lors de la mise à jour du statut',
  wholeRestaurant: 'Tout le restaurant',
  waiting: (days: number) => (days < 1 ? 'Reçue aujourd’hui' : `En attente depuis ${formatPlural(days, 'jour')}`),
} as const

/** Rules of an event request beyond those of reservations, in the specification's words, for fields and submit. */
export const eventRequestFormMessages = {
  type: 'Choisissez un type d’événement',
  titleRequired: 'Le titre est requis',
  titleRequiredOnSubmit: "Le titre de l'événement est requis",
  descriptionRequired: "La description de l'événement est requise",
  phone: 'Format de téléphone invalide',
  counter: (length: number, advised: number) => `${length}/${advised}`,
  longerThanAdvised: (max: number) => `au-delà de la longueur conseillée (max ${max})`,
} as const
