import { formatPlural } from '../../base/format/counts.ts'
import {
  customerFieldLabels,
  diseaseFieldLabels,
  dishFieldLabels,
  restaurantFieldLabels,
} from '../../base/messages/fields.ts'
import type { AuditAction, AuditedResource } from './audit.ts'

/** Labels of the fields that an edit changed, by the kind of record. */
export const changedFieldLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dish: dishFieldLabels,
  disease: diseaseFieldLabels,
  customer: customerFieldLabels,
  restaurant: { ...restaurantFieldLabels, room: 'Salle', capacity: 'Personnes', reservable: 'Réservable' },
}

/** Labels of the audited calls. */
export const auditActionLabels: Readonly<Record<string, string>> = {
  createOrder: 'Commande prise',
  updateOrderStatus: 'Statut changé',
  createReservation: 'Réservation créée',
  updateReservationStatus: 'Statut changé',
  cancelReservation: 'Réservation annulée',
  markReservationNoShow: 'Absence notée',
  moveBooking: 'Déplacée',
  changeBooking: 'Modifiée',
  createEventRequest: 'Demande créée',
  updateEventRequestStatus: 'Statut changé',
  cancelEventRequest: 'Demande annulée',
  createVisitorRequest: 'Demandée par un visiteur',
  proposeVisitorRequest: 'Autre moment proposé par le visiteur',
  withdrawVisitorRequest: 'Retirée par le client',
  withdrawVisitorProposal: 'Autre moment retiré par le visiteur',
  answerBookingWish: 'Réponse à l’autre moment souhaité',
  createDish: 'Plat créé',
  updateDish: 'Plat modifié',
  importDishes: 'Plat importé',
  setDishAvailability: 'Disponibilité changée',
  updateMenuEntry: 'Carte du restaurant changée',
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
  answerReview: 'Réponse à un avis publiée',
  sendNotice: 'Avis signalé',
  decideNotice: 'Signalements traités',
  writeVisitReview: 'Avis déposé après une visite',
  correctVisitReview: 'Avis corrigé par son auteur',
  contestVisitReview: 'Refus contesté par l’auteur',
  withdrawVisitReview: 'Avis retiré par son auteur',
  createCustomer: 'Client créé',
  updateCustomer: 'Client modifié',
  importCustomers: 'Client importé',
  mergeCustomers: 'Fiches fusionnées',
  undoMerge: 'Fusion défaite',
  eraseCustomer: 'Client effacé',
  eraseUser: 'Compte effacé',
  updateUser: 'Droits changés',
  register: 'Compte créé',
  login: 'Connexion',
  refuseLogin: 'Connexions refusées',
  logout: 'Déconnexion',
  changePassword: 'Mot de passe changé',
  updateOwnAccount: 'Nom ou e-mail changé',
  createPasswordLink: 'Lien de mot de passe créé',
  createInvitation: 'Invitation créée',
  revokeInvitation: 'Invitation annulée',
  acceptInvitation: 'Équipe rejointe',
  removeMember: 'Accès retiré',
  resetPassword: 'Mot de passe changé par un lien',
  endOwnSession: 'Appareil déconnecté',
  endOtherSessions: 'Autres appareils déconnectés',
  updateChatbotSettings: 'Paramètres changés',
  updateHouse: 'Maison modifiée',
  handOverMessage: 'Message transmis',
  retryMessage: 'Message renvoyé',
  saveMessageWish: 'Choix des messages reçus',
  resumeMessages: 'Envoi des messages repris',
  updateMessageSwitches: 'Choix des messages envoyés modifié',
  updateCustomerRetention: 'Durée de conservation modifiée',
} satisfies Record<AuditAction, string>

/** The same as choices, where nothing beside them says what was changed. */
export const auditActionChoices: typeof auditActionLabels = {
  ...auditActionLabels,
  updateOrderStatus: 'Statut de commande changé',
  updateReservationStatus: 'Statut de réservation changé',
  updateEventRequestStatus: 'Statut de demande changé',
}

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
  retention: 'Conservation des clients',
  house: 'Maison',
  customer: 'Client',
  user: 'Compte',
  message: 'Message',
} satisfies Record<AuditedResource, string>

/** Reasons of the entries that the server itself writes in the trail. */
export const auditReasons = {
  passwordReset: 'depuis la machine du serveur (npm run accounts -- --reset)',
  /** Hour of Paris, 0 to 23. */
  refusedSignIns: (hour: number, refused: number, slowed: number) =>
    `entre ${hour}\u00a0h et ${hour + 1}\u00a0h\u00a0: ${refused} refus de connexion, ${formatPlural(slowed, 'essai ralenti', 'essais ralentis')}`,
} as const
