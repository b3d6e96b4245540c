import { formatCount, formatPlural } from '../../base/format/counts.ts'
import { formatPeople } from '../../base/format/unsaid.ts'
import { pageTitles } from '../../base/messages/titles.ts'
import { isolated } from '../../base/text/text.ts'
import type { BookingStatus } from '../booking/booking.ts'
import type { ReservationGap, ReservationType } from './reservation.ts'

/** Labels of a reservation's statuses (AMB-38). */
export const reservationStatusLabels: Record<BookingStatus, string> = {
  PENDING: 'En attente',
  CONFIRMED: 'Confirmée',
  COMPLETED: 'Terminée',
  CANCELLED: 'Annulée',
}

export const reservationTypeLabels: Record<ReservationType, string> = {
  RESTAURANT_FULL: 'Restaurant entier',
  MEETING_ROOM: 'Salle de réunion',
}

/** « Mes Réservations » and its management screen. */
export const reservationMessages = {
  title: pageTitles.reservations,
  managementTitle: pageTitles.manageReservations,
  empty: 'Aucune réservation',
  filteredEmpty: 'Aucune réservation ne correspond à ces filtres',
  sample: 'Données de test',
  create: 'Nouvelle réservation',
  manage: 'Gérer les réservations',
  details: 'Détails',
  total: (count: number) => formatPlural(count, 'réservation', 'réservations'),
  people: formatPeople,
  minutes: (minutes: number) => formatPlural(minutes, 'minute'),
  created: 'Réservation créée avec succès !',
  statusUpdated: 'Statut mis à jour avec succès !',
  statusFailure: 'Erreur lors de la mise à jour',
  cancel: 'Annuler la réservation',
  keep: 'Garder la réservation',
  cancelQuestion: 'Êtes-vous sûr de vouloir annuler cette réservation ?',
  cancelled: 'Réservation annulée avec succès !',
  cancelFailure: "Erreur lors de l'annulation",
  reopenQuestion: 'Cette réservation n’est plus en cours. Voulez-vous vraiment changer son statut\u00a0?',
  wholeRestaurant: 'Tout le restaurant',
  confirm: 'Confirmer',
  noShow: 'Client non venu',
  noteNoShow: 'Pas venu',
  noShowQuestion: 'Noter l’absence du client\u00a0?',
  noShowWarning: 'Le statut devient «\u00a0Terminée\u00a0»\u00a0: cela ne se défait pas.',
  noShowConfirm: 'Noter l’absence',
  noShowNoted: 'Absence notée.',
  noShowTakenBack: 'Absence retirée.',
  noShowFailure: 'L’absence n’a pas été notée',
  noShowBackFailure: 'L’absence n’a pas été retirée',
  noShowTooEarly: 'Une absence se note une fois la réservation commencée.',
  noShowNotExpected: 'Une réservation annulée n’attend personne.',
  unknown: 'Réservation introuvable.',
  shown: (count: number, total: number) =>
    `${formatCount(count)} sur ${formatPlural(total, 'réservation', 'réservations')}`,
  emptyHint: 'Les réservations prises apparaîtront ici, comme dans cet exemple.',
  sampleLabel: 'Exemple de réservation',
  sampleCustomer: 'Camille Exemple',
  sampleHours: '12:00 – 14:00',
  samplePrice: '45€',
  list: 'Réservations',
  pages: 'Pages de réservations',
  reference: (reference: string) => `Réservation ${reference}`,
  filters: {
    heading: 'Filtrer les réservations',
  },
} as const

/** « Nouvelle Réservation ». */
export const reservationFormMessages = {
  title: pageTitles.newReservation,
  gaps: {
    'no-customer': 'Veuillez sélectionner un client',
    'no-restaurant': 'Veuillez sélectionner un restaurant',
    'no-room': 'Veuillez sélectionner une salle de réunion',
    'no-start': 'Date de début requise',
    'no-end': 'Date de fin requise',
    'end-not-after-start': "L'heure de fin doit être postérieure à l'heure de début.",
  } satisfies Record<ReservationGap, string>,
  notesCounter: (length: number, max: number) => `${length}/${max}`,
  submit: 'Créer la réservation',
  back: 'Retour aux réservations',
  backToPlanner: 'Retour au planning',
} as const

/** Rooms of the form's period. */
export const roomMessages = {
  available: 'Disponible',
  occupied: 'Occupée',
  notReservable: 'Non réservable',
  noneAvailable: 'Aucune salle disponible pour cette période',
  count: (rooms: number) => `${rooms} salle(s) disponible(s)`,
  none: "Ce restaurant n'a pas de salles de réunion configurées.",
} as const

/** « Gestion des réservations ». */
export const reservationManagementMessages = {
  choose: 'Choisissez un restaurant pour voir ses réservations',
  pending: (count: number) => `${count} en attente`,
  coming: 'Réservations à venir',
  past: 'Réservations passées',
  columns: {
    actions: 'Actions',
  },
  open: (customer: string, reference: string) => `${isolated(customer)}, détails ${reference}`,
  statusOf: (reference: string) => `Statut de la réservation ${reference}`,
  cancelOf: (reference: string) => `Annuler la réservation ${reference}`,
  cancel: 'Annuler',
  back: 'Mes réservations',
} as const
