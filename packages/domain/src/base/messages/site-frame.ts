/** The frame of every public page: small, since every page downloads it. */
export const siteFrameMessages = {
  skip: 'Aller au contenu',
  links: 'À propos du site',
  assistant: 'Assistant vétérinaire',
  legal: 'Mentions légales',
  privacy: 'Confidentialité',
  accessibility: 'Accessibilité',
} as const

export const navigationMessages = {
  main: 'Navigation principale',
  menuButton: 'Pages',
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

export const schemeMessages = { label: 'Apparence', system: 'Système', light: 'Claire', dark: 'Sombre' } as const

/** The sentence of a house that has none of its own. */
export const defaultSentence =
  'Une cuisine végétarienne, bio et locale, préparée avec ce que les maraîchers d’à côté ont cueilli ce matin.'
