/** Field errors of forms and bodies, where the concept has no more precise ones. */
export const fieldErrors = {
  id: 'Identifiant invalide',
  status: 'Statut inconnu',
  customerId: 'ID client invalide',
  restaurantId: 'ID restaurant invalide',
  date: 'Date invalide',
  version: 'Version invalide',
  phone: 'Format de téléphone invalide',
  textMax: (max: number) => `Maximum ${max} caractères`,
} as const

/*
 * Labels of each concept's fields, shared by its form, facts, columns, filters and exports. A screen that names a field
 * differently has that label among its own texts.
 */

export const orderFieldLabels = {
  number: 'Numéro',
  customer: 'Client',
  restaurant: 'Restaurant',
  service: 'Service',
  wantedTime: 'Pour quelle heure',
  address: 'Adresse de livraison',
  phone: 'Téléphone',
  day: 'Date',
  createdAt: 'Prise le',
  status: 'Statut',
  lines: 'Plats',
  allergens: 'Allergènes',
  total: 'Total TTC',
} as const

export const orderLineFieldLabels = {
  dish: 'Plat',
  unitPrice: 'Prix unitaire',
  quantity: 'Quantité',
  total: 'Total',
} as const

export const dishFieldLabels = {
  name: 'Nom',
  category: 'Catégorie',
  price: 'Prix TTC',
  available: 'Disponible',
  allergens: 'Allergènes',
  description: 'Description',
} as const

export const restaurantFieldLabels = {
  name: 'Nom',
  city: 'Ville',
  address: 'Adresse',
  phone: 'Téléphone',
  seats: 'Places',
  printers: 'Imprimantes',
  features: 'Équipements',
  rooms: 'Salles',
  hours: 'Horaires d’ouverture',
  description: 'Description',
} as const

export const customerFieldLabels = {
  fullName: 'Nom',
  phone: 'Téléphone',
  email: 'E-mail',
  note: 'Note',
  restaurants: 'Restaurants',
  orders: 'Commandes',
  bookings: 'Réservations',
  noShows: 'Absences',
  reviews: 'Avis',
  spent: 'Dépensé',
  lastSeen: 'Dernière venue',
  createdAt: 'Créé le',
} as const

export const diseaseFieldLabels = {
  id: 'Identifiant',
  name: 'Nom',
  urgency: 'Urgence',
  description: 'Description',
  symptoms: 'Symptômes',
  affectedRaces: 'Races concernées',
  advice: 'Conseils',
  prevention: 'Prévention',
} as const

export const sessionFieldLabels = {
  id: 'Identifiant',
  createdAt: 'Date',
  race: 'Race',
  symptoms: 'Symptômes',
  diagnosis: 'Diagnostic',
  reports: 'Signalements',
} as const

export const reportFieldLabels = {
  id: 'Identifiant',
  session: 'Session',
  createdAt: 'Date',
  feedback: 'Commentaire',
  suggestedDiagnosis: 'Proposé',
  actualDiagnosis: 'Diagnostic suggéré',
  resolved: 'Résolu',
  resolution: 'Résolution',
  resolvedAt: 'Résolu le',
  state: 'État',
} as const

export const reviewFieldLabels = {
  rating: 'Note',
  author: 'Auteur',
  comment: 'Commentaire',
  about: 'Concerne',
  experience: 'Venue le',
  status: 'Statut',
  reason: 'Motif',
  createdAt: 'Créé le',
  corrected: 'Corrigé après un refus',
  refusedFor: 'Refusé auparavant pour',
  objection: 'Contestation',
  contested: 'Contesté',
} as const

export const userFieldLabels = {
  username: 'Identifiant',
  email: 'E-mail',
  fullName: 'Nom complet',
  role: 'Rôle',
  state: 'État',
  createdAt: 'Créé le',
} as const

export const auditFieldLabels = {
  at: 'Quand',
  username: 'Identifiant',
  action: 'Action',
  resource: 'Objet',
  change: 'Changement',
  reason: 'Motif',
  resourceId: 'Référence de l’objet',
} as const

/** Labels shared by the filters of several concepts. */
export const filterLabels = {
  from: 'Du',
  to: 'Au',
  day: 'Jour',
  anyStatus: 'Tous les statuts',
  anyType: 'Tous les types',
  anyCustomer: 'Tous les clients',
  anyRestaurant: 'Tous les restaurants',
  ownRestaurants: 'Tous mes restaurants',
} as const
