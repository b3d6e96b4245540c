import { agree, formatPlural } from '../../base/format/counts.ts'
import type { ReviewAge, ReviewSort } from './moderation.ts'

const reviews = (count: number) => formatPlural(count, 'avis', 'avis')

/** Age filters of the moderation. */
export const reviewAgeLabels: Record<ReviewAge, string> = { recent: 'Récents', old: 'Anciens', all: 'Tous' }

/** Orders of the moderation list. */
export const reviewSortLabels: Record<ReviewSort, string> = {
  oldest: 'Date\u00a0: les plus anciens',
  latest: 'Date\u00a0: les plus récents',
  lowest: 'Note\u00a0: les plus basses',
  highest: 'Note\u00a0: les plus hautes',
}

/** Keyboard shortcuts of the moderation. */
export const reviewShortcuts = [
  { keys: ['j', 'k'], does: 'Avis suivant, avis précédent' },
  { keys: ['x'], does: 'Sélectionner l’avis, ou non' },
  { keys: ['a'], does: 'Approuver l’avis' },
  { keys: ['r'], does: 'Rejeter l’avis' },
  { keys: ['/'], does: 'Rechercher\u00a0; Entrée mène aux avis trouvés' },
  { keys: ['?'], does: 'Afficher cette aide' },
  { keys: ['Échap'], does: 'Fermer, ou vider la sélection' },
] as const

export const moderationScreenMessages = {
  title: 'Modération des Avis',
  total: (count: number) => `${reviews(count)} en attente`,
  layouts: { label: 'Présentation', list: 'Liste', compact: 'Compact' },
  stats: {
    heading: 'Statistiques de modération',
    pending: 'En attente',
    old: 'Plus de 7 jours',
    approved: 'Approuvés',
    rejected: 'Rejetés',
    processed: 'Traités en tout',
  },
  filters: {
    heading: 'Filtrer les avis',
    search: 'Commentaire ou auteur, sur cette page',
    sort: 'Trier cette page par',
    ages: 'Ancienneté, sur cette page',
    age: (label: string, count: number) => `${label} (${count})`,
    onPage: 'sur la page affichée',
  },
  author: (id: string) => `Avis de ${id} seulement`,
  allAuthors: 'Voir tous les auteurs',
  list: 'Avis en attente',
  pages: 'Pages d’avis',
  range: (from: number, to: number, total: number) => `Affichage de ${from} à ${to} sur ${total} avis`,
  inView: (shown: number, loaded: number) => `${reviews(shown)} sur les ${loaded} de cette page`,
  empty: 'Aucun avis en attente',
  filteredEmpty: 'Aucun avis ne correspond sur cette page',
  filteredEmptyHint: 'Élargissez la recherche, ou passez à une autre page.',
  review: {
    low: 'Note basse',
    old: 'Plus de 7 jours',
    noComment: 'Sans commentaire',
    received: (date: string) => `Reçu le ${date}`,
    /** Wraps an elapsed time; « à l’instant » stands alone. */
    waiting: (time: string) => (time.startsWith('à') ? time : `attend depuis ${time}`),
    newTab: '(nouvel onglet)',
    visited: (day: string) => `Visite du ${day}`,
    author: (id: string) => `Auteur ${id}`,
    others: (count: number) =>
      formatPlural(count, 'autre avis de cet auteur en attente', 'autres avis de cet auteur en attente'),
    othersInShort: (count: number) => `+\u00a0${count} du même auteur`,
    reference: (id: string) => `Avis ${id}`,
    resource: (type: string, id: string) => `${type} ${id}`,
    select: (id: string) => `Sélectionner l’avis ${id}`,
    approve: 'Approuver',
    reject: 'Rejeter',
    approveOne: (id: string) => `Approuver l’avis ${id}`,
    rejectOne: (id: string) => `Rejeter l’avis ${id}`,
  },
  selectAll: 'Tout sélectionner',
  bulk: {
    heading: 'Avis sélectionnés',
    selected: (count: number) => `${reviews(count)} ${count > 1 ? 'sélectionnés' : 'sélectionné'}`,
    approve: 'Approuver la sélection',
    reject: 'Rejeter la sélection',
    clear: 'Vider la sélection',
    progress: (done: number, total: number) => `${done} sur ${total} ${agree(done, 'traité')}`,
    rejected: (count: number) => formatPlural(count, 'avis rejeté', 'avis rejetés'),
    rejectFailure: 'Erreur lors du rejet en masse',
    failed: (count: number) =>
      count === 1
        ? '1 avis n’a pas pu être traité\u00a0; il reste sélectionné.'
        : `${count} avis n’ont pas pu être traités\u00a0; ils restent sélectionnés.`,
    elsewhere: (count: number) =>
      count === 1 ? '1 avis avait déjà été traité ailleurs.' : `${count} avis avaient déjà été traités ailleurs.`,
  },
  goneElsewhere: 'L’avis que vous lisiez vient d’être traité ailleurs.',
  rejection: {
    title: (count: number) => (count === 1 ? 'Rejeter cet avis' : `Rejeter ${count} avis`),
    reasons: 'Motif du rejet',
    other: 'Votre motif',
    counter: (length: number, max: number) => `${length}/${max}`,
    kept: 'Motif gardé avec l’avis\u00a0:',
    notConstructive:
      'Une note basse n’est pas un motif de rejet. Ne refusez cet avis que si son texte n’apporte vraiment rien\u00a0: écarter des avis parce qu’ils sont négatifs trompe les clients.',
    confirm: 'Rejeter',
    keep: 'Garder en attente',
  },
  overview: {
    heading: 'Vue d’ensemble',
    approved: 'Part d’avis approuvés',
    processed: 'Part d’avis traités',
    old: 'Part d’avis en attente depuis plus de 7 jours',
    since: 'Depuis le début',
  },
  tips: {
    heading: 'Conseils',
    list: [
      'Commencez par les avis de plus de 7 jours\u00a0: leurs auteurs attendent.',
      'Une critique argumentée aide les autres clients, même sévère.',
      'Votre motif est gardé tel quel avec l’avis\u00a0: restez précis et courtois.',
      'Avant de rejeter un doublon, regardez les autres avis du même auteur.',
    ],
  },
  shortcuts: {
    heading: 'Raccourcis clavier',
    enabled: 'Raccourcis actifs',
    note: 'Sans effet pendant la saisie ou tant qu’une réponse est attendue.',
  },
} as const
