import { formatCount, formatPlural } from '../format/counts.ts'

/** What « Gestion des Commandes » says. */
export const ordersScreenMessages = {
  total: (count: number) => formatPlural(count, 'commande', 'commandes'),
  deliveries: (count: number) => formatPlural(count, 'livraison', 'livraisons'),
  pickups: (count: number) => formatPlural(count, 'retrait', 'retraits'),
  /** Totals beside the whole count, over what the page displays (AMB-18). */
  displayed: (deliveries: string, pickups: string) => `${deliveries} et ${pickups} parmi les commandes affichées`,
  stats: {
    heading: 'Commandes affichées',
    pending: 'En attente',
    preparing: 'En préparation',
    ready: 'Prêtes',
    deliveries: 'Livraisons',
    revenue: 'Chiffre affiché',
    /** Beside the count of the page, when other pages hold more of them. */
    ofAll: (total: number) => `sur ${formatCount(total)}`,
  },
  filters: {
    heading: 'Filtrer les commandes',
    anyService: 'Tous les services',
    anyCustomer: 'Tous les clients',
    oneCustomer: 'Un client',
  },
  thisPageOnly: (shown: number, page: number) =>
    `Le service se filtre page par page\u00a0: ${formatCount(shown)} sur ${formatPlural(page, 'commande')} de cette page.`,
  emptyPageHint: 'Le service se filtre page par page\u00a0: d’autres pages peuvent en avoir.',
  emptyHint: 'Les commandes prises en caisse ou par téléphone apparaîtront ici.',
  filteredEmptyHint: 'Élargissez la recherche ou réinitialisez les filtres.',
  list: 'Commandes',
  pages: 'Pages de commandes',
  order: (number: string) => `Commande ${number}`,
  openDetail: (number: string) => `Détail de la commande ${number}`,
  taxIncluded: 'TTC',
  /** Around how long ago; « à l’instant » stands alone. */
  waiting: (time: string) => (time.startsWith('à') ? time : `il y a ${time}`),
  onItsWay: 'Livraison à préparer ou à remettre',
  cancelQuestion: (number: string) => `Annuler la commande ${number}\u00a0?`,
  cancelWarning: (customer: string) => `La commande de ${customer} ne pourra plus être reprise.`,
  keep: 'Garder la commande',
} as const
