import { formatCount, formatPlural } from '../../base/format/counts.ts'
import { formatPriceTtc } from '../../base/format/money.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { pageTitles } from '../../base/messages/titles.ts'
import { isolated, ofName } from '../../base/text/text.ts'
import type { Cents } from '../../base/wire/index.ts'
import type { OrderStatus } from './order.ts'

export const orderStatusLabels: Record<OrderStatus, string> = {
  PENDING: 'En attente',
  CONFIRMED: 'Confirmée',
  PREPARING: 'En préparation',
  READY: 'Prête',
  COMPLETED: 'Terminée',
  CANCELED: 'Annulée',
}

/** Button label for the move to each status. */
export const orderMoveLabels: Record<OrderStatus, string> = {
  PENDING: 'Remettre en attente',
  CONFIRMED: 'Confirmer',
  PREPARING: 'Mettre en préparation',
  READY: 'Marquer prête',
  COMPLETED: 'Terminer',
  CANCELED: 'Annuler la commande',
}

/** « Gestion des Commandes ». */
export const orderMessages = {
  title: pageTitles.orderManagement,
  empty: 'Aucune commande pour le moment',
  filteredEmpty: 'Aucune commande trouvée avec ces filtres',
  failure: (message: string) => `Erreur: ${message}`,
  statusUpdated: 'Statut mis à jour avec succès',
  statusFailure: 'Erreur lors de la mise à jour',
  delivery: 'Livraison',
  pickup: 'À emporter',
  guest: 'Client de passage',
  noDishes: 'Plats non renseignés',
  newOrder: pageTitles.newOrder,
} as const

export const orderWizardMessages = {
  title: pageTitles.newOrder,
  progress: 'Étapes de la commande',
  steps: { restaurant: 'Restaurant', menu: 'Menu', cart: 'Panier', customer: 'Client', confirmation: 'Confirmation' },
  headings: {
    restaurant: 'Quel restaurant prépare la commande\u00a0?',
    menu: 'Que souhaite le client\u00a0?',
    cart: 'Le panier est-il juste\u00a0?',
    customer: 'Pour qui est la commande\u00a0?',
    confirmation: 'Tout relire, puis envoyer',
  },
  stepOf: (step: number, steps: number) => `Étape ${step} sur ${steps}\u00a0:`,
  previous: 'Retour',
  next: 'Continuer',
  send: 'Confirmer la commande',
  sending: 'Envoi en cours...',
  abandon: 'Abandonner la commande',
  abandonQuestion: 'Abandonner cette commande\u00a0?',
  abandonWarning: 'Le panier et le client choisis seront effacés.',
  keep: 'Continuer la commande',
  search: 'Chercher un plat',
  category: 'Catégorie',
  noDishFound: 'Aucun plat ne correspond à cette recherche',
  cartSummary: (items: number) => formatPlural(items, 'article'),
  total: 'Total',
  taxIncluded: 'TTC',
  each: 'l’unité',
  quantityOf: (dish: string) => `Quantité ${ofName(dish)}`,
  remove: (dish: string) => `Retirer ${isolated(dish)}`,
  removeShort: 'Retirer',
  addNote: 'Ajouter une note',
  addNoteTo: (dish: string) => `Ajouter une note\u00a0: ${isolated(dish)}`,
  noteOf: (dish: string) => `Note pour ${isolated(dish)}`,
  noteExample: 'sans oignon',
  service: 'Service',
  pickup: 'À emporter',
  delivery: 'Livraison',
  phoneHint: 'Qui appeler en arrivant',
  noDelivery: 'Ce restaurant ne livre pas de plateaux\u00a0: la commande est à emporter.',
  orTypeName: 'Ou le nom du client',
  nameHint: 'Pour un client sans fiche',
  gone: (dish: string) => `«\u00a0${isolated(dish)}\u00a0» n’est plus disponible\u00a0: retirez-le pour continuer.`,
  removeGone: 'Retirez les plats qui ne sont plus disponibles pour continuer.',
  edit: 'Modifier',
  serves: (delivers: boolean) => (delivers ? 'À emporter ou en livraison' : 'À emporter'),
  gaps: {
    'no-restaurant': 'Choisissez un restaurant pour continuer.',
    'empty-cart': 'Ajoutez au moins un plat pour continuer.',
    'bad-phone': fieldErrors.phone,
    'no-customer': '⚠️ Veuillez sélectionner un client ou entrer un nom.',
    'bad-customer-name': 'Le nom compte 2 à 100 lettres, espaces, apostrophes ou traits d’union.',
  },
  refusals: {
    'too-many-of-one-dish': 'Au plus 50 fois le même plat.',
    'too-many-lines': 'Au plus 20 plats différents par commande.',
    'not-a-whole-number': 'La quantité est un nombre entier.',
  },
  success: (name: string) => `Commande créée avec succès pour ${isolated(name)}`,
  serviceMode: (delivery: boolean) => (delivery ? 'Service\u00a0: livraison' : 'Service\u00a0: à emporter'),
  numberAtTill: 'Le numéro de commande est donné en caisse.',
  ways: { print: 'Imprimer le ticket', follow: 'Suivre', again: 'Encore une ici' },
  number: (number: string) => `Commande n°\u00a0${number}`,
  dayNumber: (number: number) => `n°\u00a0${number} du jour`,
  otherTotal: (total: Cents, inCart: Cents) =>
    `Total\u00a0: ${formatPriceTtc(total)}, au lieu de ${formatPriceTtc(inCart)} au panier.`,
  failure: 'Erreur lors de la création de la commande. Veuillez réessayer.',
  alreadySent:
    'Une première version de cette commande a pu être enregistrée\u00a0: vérifiez la liste des commandes avant de renvoyer.',
  kept: 'Rien n’est perdu\u00a0: réessayer ne créera pas de doublon.',
} as const

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

/** Errors of a new order: the bounds are the specification's, the words are ours. */
export const orderFieldErrors = {
  dish: 'Plat inconnu',
  quantity: 'La quantité va de 1 à 50',
  noLine: 'Ajoutez au moins un plat',
  tooManyLines: 'Une commande compte au plus 20 plats différents',
  customerName: 'Le nom compte 2 à 100 lettres, espaces, apostrophes ou traits d’union',
  note: 'La note d’un plat est un texte',
  wantedTime: 'L’heure s’écrit de 00:00 à 23:59',
  address: 'L’adresse de livraison est un texte',
  delivery: 'Indiquez à emporter ou en livraison',
} as const

/** Why the server refuses an order or a status. */
export const orderRefusals = {
  forbidden: 'Vous ne prenez pas de commande pour ce restaurant.',
  noDelivery: 'Ce restaurant ne livre pas',
  notDelivered: 'Une commande à emporter n’est livrée nulle part',
  dishGone: (dish: string) => `«\u00a0${isolated(dish)}\u00a0» n’est plus disponible`,
  dishOffHere: (dish: string) =>
    `«\u00a0${isolated(dish)}\u00a0» n’est pas à la carte de ce restaurant en ce moment. Retirez-le de la commande, ou choisissez un autre plat.`,
  dishTwice: 'Ce plat est déjà dans la commande',
  noMove: (from: OrderStatus) => `Une commande au statut «\u00a0${orderStatusLabels[from]}\u00a0» ne change plus.`,
  move: (from: OrderStatus, to: OrderStatus) =>
    from === to
      ? `Cette commande est déjà au statut «\u00a0${orderStatusLabels[to]}\u00a0».`
      : `Une commande au statut «\u00a0${orderStatusLabels[from]}\u00a0» ne peut pas passer à «\u00a0${orderStatusLabels[to]}\u00a0».`,
} as const
