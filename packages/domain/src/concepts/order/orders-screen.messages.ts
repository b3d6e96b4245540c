import { formatCount, formatPlural } from '../../base/format/counts.ts'
import { ofName } from '../../base/text/isolated.ts'

/** Texts of the screen « Gestion des Commandes ». */
export const ordersScreenMessages = {
  total: (count: number) => formatPlural(count, 'commande', 'commandes'),
  deliveries: (count: number) => formatPlural(count, 'livraison', 'livraisons'),
  pickups: (count: number) => formatPlural(count, 'retrait', 'retraits'),
  /** Totals next to the overall count, over the displayed page (AMB-18). */
  displayed: (deliveries: string, pickups: string) => `${deliveries} et ${pickups} parmi les commandes affichées`,
  stats: {
    heading: 'Commandes affichées',
    pending: 'En attente',
    preparing: 'En préparation',
    ready: 'Prêtes',
    deliveries: 'Livraisons',
    revenue: 'Chiffre affiché',
    /** Next to the count of the page, when there are more on other pages. */
    ofAll: (total: number) => `sur ${formatCount(total)}`,
  },
  filters: {
    heading: 'Filtrer les commandes',
    anyService: 'Tous les services',
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
  /** The number of the day, as it is said and called. */
  dayNumber: (number: number) => `n°\u00a0${number}`,
  /** When it is wanted: « pour 19:30 ». */
  wanted: (time: string) => `pour ${time}`,
  openDetail: (number: string) => `Détail de la commande ${number}`,
  taxIncluded: 'TTC',
  /** Wraps an elapsed time; « à l’instant » stands alone. */
  waiting: (time: string) => (time.startsWith('à') ? time : `il y a ${time}`),
  onItsWay: 'Livraison à préparer ou à remettre',
  cancelQuestion: (number: string) => `Annuler la commande ${number}\u00a0?`,
  cancelWarning: (customer: string) => `La commande ${ofName(customer)} ne pourra plus être reprise.`,
  keep: 'Garder la commande',
} as const
