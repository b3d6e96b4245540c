/** Top navigation. */
export const navigationMessages = {
  main: 'Navigation principale',
  menuButton: 'Menu',
  home: 'Accueil',
  menu: 'Menus',
  login: 'Connexion',
  register: 'Créer un compte',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion...',
  reservations: 'Mes Réservations',
  dashboard: 'Dashboard',
  chatbot: 'Chatbot Véto',
  administration: 'Administration',
  chatbotDashboard: 'Dashboard',
  diseases: 'Maladies',
  signs: 'Mots des propriétaires',
  sessions: 'Sessions',
  reports: 'Signalements',
  analysis: 'Analyse',
  analytics: 'Analytics',
  settings: 'Paramètres',
  reviews: 'Modération Avis',
  eventRequests: 'Événements',
  orders: 'Commandes',
  newOrder: 'Nouvelle commande',
  dishes: 'Plats',
  restaurants: 'Restaurants',
} as const

/** Choice of the colour scheme. */
export const schemeMessages = { label: 'Apparence', system: 'Système', light: 'Claire', dark: 'Sombre' } as const
