import type { AuditAction, AuditedResource } from '../../concepts/audit/audit.ts'
import { formatPlural } from '../format/counts.ts'

/** Labels of the audited calls. */
export const auditActionLabels: Readonly<Record<string, string>> = {
  createOrder: 'Commande prise',
  updateOrderStatus: 'Statut changé',
  createReservation: 'Réservation créée',
  updateReservationStatus: 'Statut changé',
  cancelReservation: 'Réservation annulée',
  markReservationNoShow: 'Absence notée',
  createEventRequest: 'Demande créée',
  updateEventRequestStatus: 'Statut changé',
  cancelEventRequest: 'Demande annulée',
  createDish: 'Plat créé',
  updateDish: 'Plat modifié',
  setDishAvailability: 'Disponibilité changée',
  createRestaurant: 'Restaurant créé',
  updateRestaurant: 'Restaurant modifié',
  createMeetingRoom: 'Salle ajoutée',
  updateMeetingRoom: 'Salle modifiée',
  createHoursException: 'Exception aux horaires ajoutée',
  deleteHoursException: 'Exception aux horaires retirée',
  renewCalendarFeed: 'Adresse d’agenda créée',
  revokeCalendarFeed: 'Adresse d’agenda fermée',
  createDisease: 'Maladie ajoutée',
  updateDisease: 'Maladie modifiée',
  deleteDisease: 'Maladie supprimée',
  importDiseases: 'Maladie importée',
  createSign: 'Signe ajouté',
  updateSign: 'Signe modifié',
  deleteSign: 'Signe supprimé',
  resolveReport: 'Signalement résolu',
  createReview: 'Avis déposé',
  moderateReview: 'Avis modéré',
  updateUser: 'Droits changés',
  register: 'Compte créé',
  login: 'Connexion',
  refuseLogin: 'Connexions refusées',
  logout: 'Déconnexion',
  changePassword: 'Mot de passe changé',
  endOwnSession: 'Appareil déconnecté',
  endOtherSessions: 'Autres appareils déconnectés',
  updateChatbotSettings: 'Paramètres changés',
} satisfies Record<AuditAction, string>

/** Labels of the audited records. */
export const auditResourceLabels: Readonly<Record<string, string>> = {
  order: 'Commande',
  reservation: 'Réservation',
  'event-request': 'Demande d’événement',
  dish: 'Plat',
  restaurant: 'Restaurant',
  review: 'Avis',
  disease: 'Maladie',
  sign: 'Signe',
  report: 'Signalement',
  'chatbot-settings': 'Paramètres du chatbot',
  user: 'Compte',
} satisfies Record<AuditedResource, string>

/** Reasons of the entries that the server itself writes in the trail. */
export const auditReasons = {
  passwordReset: 'Mot de passe remplacé depuis la machine du serveur (npm run accounts -- --reset)',
  /** Hour of Paris, 0 to 23. */
  refusedSignIns: (hour: number, refused: number, slowed: number) =>
    `entre ${hour}\u00a0h et ${hour + 1}\u00a0h\u00a0: ${refused} refus de connexion, ${formatPlural(slowed, 'essai ralenti', 'essais ralentis')}`,
} as const
