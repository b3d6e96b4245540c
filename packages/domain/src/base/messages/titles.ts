import { agree } from '../format/counts.ts'

/** Titles of the back-office's pages, separate from other texts: the route table and the rails need nothing else. */
export const pageTitles = {
  orderManagement: 'Gestion des Commandes',
  newOrder: 'Nouvelle commande',
  newDish: 'Nouveau plat',
  newRestaurant: 'Nouveau restaurant',
  reservations: 'Mes Réservations',
  newReservation: 'Nouvelle Réservation',
  manageReservations: 'Gestion des réservations',
  eventRequests: "Demandes d'Événements",
  newEventRequest: "Nouvelle demande d'événement",
  manageEventRequests: "Gestion des demandes d'événements",
  chatbotDashboard: 'Dashboard Chatbot Véto',
  analytics: 'Analytics Avancés',
  service: 'Service',
  daySheet: 'Feuille du jour',
  messages: 'Messages à transmettre',
  figures: 'Chiffres',
  account: 'Mon compte',
  console: 'Console',
} as const

/** Names of the console's lists, in its rail and as headings. */
export const consoleLists = {
  orders: 'Commandes',
  dishes: 'Plats',
  restaurants: 'Restaurants',
  reservations: 'Réservations',
  'event-requests': 'Demandes d’événement',
  customers: 'Clients',
  diseases: 'Maladies',
  sessions: 'Sessions du chatbot',
  reports: 'Signalements',
  reviews: 'Avis',
  users: 'Comptes',
  audit: 'Journal des actions',
} as const

/** Rail entries besides the pages. Those of bookings are answered there: the bar above leads to one's own lists. */
export const railMessages = {
  reservations: 'Planning',
  eventRequests: 'Demandes',
  messages: 'Messages',
  search: 'Rechercher',
  searchKeys: 'Ctrl K',
  bar: 'Accès rapide',
  more: 'Plus',
  /** Behind the number of a count. */
  waiting: {
    reservations: (count: number) => `${agree(count, 'réservation')} en attente`,
    eventRequests: (count: number) => `${agree(count, 'demande')} en attente`,
  },
} as const

/** The title of a page whose form was refused: what a screen reader says first. */
export const refusedTitle = (title: string): string => `Erreur\u00a0: ${title}`
