import { formatCount, formatPlural } from '../format/counts.ts'
import type { ConsoleName } from '../paths/index.ts'
import { isolated } from '../text/text.ts'

export const backOfficeMessages = {
  skip: 'Aller au contenu',
  side: 'Navigation et apparence',
  rail: 'Gestion du groupe',
  crash: 'Cette page n’a pas pu s’afficher.',
  crashHint: 'Rechargez la page. Si cela continue, revenez à la gestion des commandes.',
  reload: 'Recharger la page',
  otherPerson: (person: string) =>
    `Un autre onglet a changé de compte\u00a0: connecté en tant que ${isolated(person)}.`,
  partMissing: 'Cette partie de la page n’a pas pu être chargée. Enregistrez votre saisie, puis rechargez la page.',
  changedMeanwhile: (names: readonly string[]) =>
    `Changé par quelqu’un d’autre entre-temps\u00a0: ${names.join(', ')}. Votre saisie est gardée\u00a0; vérifiez, puis enregistrez de nouveau.`,
  screens: {
    createReservation: 'Nouvelle Réservation',
    manageReservations: 'Gérer les réservations',
    eventRequests: "Demandes d'Événements",
    createEventRequest: "Nouvelle demande d'événement",
    manageEventRequests: 'Gérer les demandes',
    sessions: 'Historique des Sessions',
    reports: 'Gestion des Signalements',
    analytics: 'Analytics Avancés',
    chatbotSettings: 'Configuration Chatbot',
    reviewModeration: 'Modération des Avis',
  },
  yes: 'Oui',
  no: 'Non',
  search: 'Rechercher',
  export: 'Exporter',
  anyCategory: 'Toutes les catégories',
  anyAvailability: 'Disponibles ou non',
  anyAllergen: 'Tous les allergènes',
  anyFeature: 'Tous les équipements',
  noResult: 'Aucun résultat avec ces filtres',
  availableOnly: 'Disponibles',
  unavailableOnly: 'Indisponibles',
  availableDish: 'Disponible',
  unavailableDish: 'Indisponible',
  newDish: 'Nouveau plat',
  newRestaurant: 'Nouveau restaurant',
  filterList: 'Filtrer la liste',
  filters: 'Filtres',
  dishCount: (count: number) => formatPlural(count, 'plat'),
  restaurantCount: (count: number) => formatPlural(count, 'restaurant'),
} as const

const whoToAsk = 'Demandez à la personne qui l’administre.'

/** What another backend cannot do, or did in part. */
export const anyBackendMessages = {
  /** The server failed and gave no message. */
  broken: 'Le serveur a eu une erreur. Réessayez dans un instant.',
  notOffered: {
    GET: `Ce serveur ne propose pas cette lecture. ${whoToAsk}`,
    POST: `Ce serveur ne propose pas cette création. ${whoToAsk}`,
    PUT: `Ce serveur ne propose pas cette modification. ${whoToAsk}`,
    DELETE: `Ce serveur ne propose pas cette suppression. ${whoToAsk}`,
  },
  notAmongRead: (count: number) =>
    `Cet enregistrement n’est pas dans ce qui a été lu de la liste\u00a0: ${formatPlural(count, 'ligne')}. Cherchez-le depuis l’écran de gestion.`,
  partlyFailed: (count: number, why: string) => `Échec pour ${formatPlural(count, 'ligne')}\u00a0: ${why}`,
} as const

/** Date and time fields, and the calendar of the former. */
export const dateMessages = {
  dateShape: 'jj/mm/aaaa',
  timeShape: 'hh:mm',
  open: 'Ouvrir le calendrier',
  calendar: 'Calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  today: 'Aujourd’hui',
  clear: 'Effacer',
  unreadableDate: 'Ce n’est pas une date. Écrivez par exemple 21/11/2026.',
  unreadableTime: 'Ce n’est pas une heure. Écrivez par exemple 19:30.',
} as const

export const slowLoading = 'Le chargement prend plus de temps que prévu.'

/** Progress and result of any export. */
export const exportMessages = {
  csv: 'Exporter CSV',
  progress: 'Export en cours',
  soFar: (done: number, total: number) => `${formatCount(done)} sur ${formatCount(total)}`,
  title: (list: string) => `Exporter\u00a0: ${list.toLowerCase()}`,
  badPeriod: 'La fin précède le début',
  rows: (total: number) => formatPlural(total, 'ligne', 'lignes'),
  noRow: 'Aucune ligne à exporter',
  counting: 'Calcul du nombre de lignes…',
  uncounted: 'Le nombre de lignes n’est pas connu.',
  filtered: 'Les autres filtres de la liste s’appliquent aussi.',
  stop: 'Annuler l’export',
  done: 'Export réussi !',
  stopped: 'Export annulé.',
  moved: 'La liste changeait pendant l’export\u00a0: il peut y manquer des lignes. Recommencez dans un moment.',
  failed: 'L’export n’a pas abouti. Réessayez.',
} as const

/** What an empty list says: that it is, and who or what fills it. */
export type EmptyListWords = { title: string; hint: string }

/** The empty list of each resource; that of orders has the words of its screen. */
export const emptyListMessages: Readonly<Record<Exclude<ConsoleName, 'orders'>, EmptyListWords>> = {
  dishes: {
    title: 'Aucun plat pour le moment',
    hint: 'Les plats que l’équipe crée apparaîtront ici et à la carte.',
  },
  restaurants: {
    title: 'Aucun restaurant pour le moment',
    hint: 'Ceux que vous créez, ou dont vous rejoignez l’équipe, apparaîtront ici.',
  },
  reservations: {
    title: 'Aucune réservation pour le moment',
    hint: 'Celles que l’équipe prend ou que les clients demandent apparaîtront ici.',
  },
  'event-requests': {
    title: 'Aucune demande pour le moment',
    hint: 'Celles que l’équipe note ou que les clients envoient apparaîtront ici.',
  },
  customers: {
    title: 'Aucun client pour le moment',
    hint: 'Ceux que l’équipe crée, ici ou en prenant une commande ou une réservation, apparaîtront dans cette liste.',
  },
  reviews: {
    title: 'Aucun avis pour le moment',
    hint: 'Ceux que les clients donnent après leur visite apparaîtront ici, avant d’être publiés.',
  },
  diseases: {
    title: 'Aucune maladie pour le moment',
    hint: 'Le chatbot n’oriente que vers les maladies que l’équipe ajoute ici.',
  },
  sessions: {
    title: 'Aucune session pour le moment',
    hint: 'Chaque question qu’un visiteur pose à l’assistant apparaîtra ici.',
  },
  reports: {
    title: 'Aucun signalement pour le moment',
    hint: 'Les réponses de l’assistant que des visiteurs jugent fausses apparaîtront ici.',
  },
  users: {
    title: 'Aucun compte pour le moment',
    hint: 'Ceux des personnes qui s’inscrivent, ou qui acceptent une invitation dans une équipe, apparaîtront ici.',
  },
  audit: {
    title: 'Aucune action pour le moment',
    hint: 'Chaque changement fait dans la maison s’inscrit ici, avec qui l’a fait.',
  },
}

/** Links from an empty list to where its entries come from, when nobody makes them by hand. */
export const originMessages = {
  assistant: 'Ouvrir l’assistant',
  reviews: 'Voir qui peut donner un avis',
  site: 'Voir le site public',
  registration: 'Ouvrir la page d’inscription',
} as const

/** Not among the words of the day: the page has it before they come. */
export const dayFailure = 'Le point de la journée n’a pas pu être lu.'
