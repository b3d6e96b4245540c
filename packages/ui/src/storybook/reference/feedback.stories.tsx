import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/feedback',
  id: 'reference-feedback',
  args: { entry: 'feedback' },
  render: referenced,
  tags: ['!test'],
})

export const AlertDialog = meta.story({
  name: 'AlertDialog · dialog, modal, alert, dialogue',
  args: {
    what: 'Dit une chose qu’il faut avoir lue avant de continuer, avec un seul bouton ou plusieurs suites.',
    properties: {
      children: 'Ce qui accompagne le message.',
      message: 'Ce qu’il faut lire.',
      title: 'Le titre ; sans lui, le message nomme la fenêtre.',
      ways: 'Ce qui peut suivre, à côté de « D’accord » ; la dernière, la plus probable, a le focus.',
    },
  },
})

export const CardSkeletons = meta.story({
  name: 'CardSkeletons · skeleton, loading, placeholder',
  args: {
    what: 'Des cartes à la taille finale, tant que la première réponse est attendue.',
    properties: {
      count: 'Combien de cartes.',
    },
  },
})

export const ConfirmDialog = meta.story({
  name: 'ConfirmDialog · dialog, modal, confirm, alertdialog, dialogue',
  args: {
    what: 'Demande avant ce qui ne se défait pas ; le focus est sur le bouton qui garde, Échap garde.',
    properties: {
      cancelLabel: 'Le bouton qui garde.',
      children: 'Ce qui est demandé en plus de la réponse, comme un motif.',
      confirmLabel: 'Le bouton qui agit, avec le verbe de la question.',
      destructive: 'Faux quand confirmer ne détruit rien ; vrai sans elle.',
      message: 'Ce qui arrivera, et à qui.',
      onCancel: 'Appelée quand la personne garde : bouton ou Échap.',
      onConfirm: 'Appelée quand elle confirme.',
      open: 'Vrai quand la question est posée.',
      title: 'La question.',
    },
  },
})

export const EmptyState = meta.story({
  name: 'EmptyState · empty, no results, vide',
  args: {
    what: 'Rien à montrer : pourquoi, et quoi faire.',
    properties: {
      action: 'Ce que l’on peut faire alors : un bouton ou un lien.',
      hint: 'Une phrase de plus sous le titre.',
      onReset: 'Appelée pour effacer les filtres qui ont tout écarté ; sans elle, ce n’est pas proposé.',
      title: 'Ce qui manque, en une phrase.',
    },
  },
})

export const ErrorState = meta.story({
  name: 'ErrorState · error, retry, erreur',
  args: {
    what: 'Quelque chose a échoué : quoi, et le moyen de réessayer.',
    properties: {
      action: 'Un autre geste que réessayer.',
      message: 'Ce qui s’est passé, et que faire.',
      onRetry: 'Appelée pour réessayer ; sans elle, ce n’est pas proposé.',
      title: 'Le titre ; un titre général sans lui.',
    },
  },
})

export const FilterBar = meta.story({
  name: 'FilterBar · toolbar, filters, recherche',
  args: {
    what: 'Une rangée de filtres ; le bouton qui les efface garde sa place quand il n’y a rien à effacer.',
    properties: {
      children: 'Les filtres.',
      label: 'Ce qui est filtré, lu avant les filtres.',
      onReset: 'Appelée pour effacer tous les filtres ; absente quand il n’y en a pas.',
      resetLabel: 'Les mots du bouton qui les efface.',
    },
  },
})

export const FilterDate = meta.story({
  name: 'FilterDate · input, date, datepicker',
  args: {
    what: 'Un filtre par jour, tapé ou choisi.',
    properties: {
      label: 'Le nom du filtre.',
      value: 'Le jour, « 2026-11-28 », vide sans choix.',
    },
  },
})

export const FilterSearch = meta.story({
  name: 'FilterSearch · input, search, searchbox',
  args: {
    what: 'Un filtre par texte à trouver.',
    properties: {
      label: 'Le nom du filtre.',
      value: 'Le texte cherché.',
    },
  },
})

export const FilterSelect = meta.story({
  name: 'FilterSelect · select, dropdown, combobox, liste',
  args: {
    what: 'Un filtre par choix parmi quelques-uns, sur la liste du système.',
    properties: {
      label: 'Le nom du filtre.',
      value: 'La valeur choisie.',
    },
  },
})

export const FoldingFilters = meta.story({
  name: 'FoldingFilters · filters, toolbar, disclosure, accordion',
  args: {
    what: 'Sur un téléphone, les filtres derrière un bouton ; ils se déplient dès que l’un d’eux sert. Ailleurs, en vue.',
    properties: {
      children: 'Les filtres.',
      open: 'Vrai quand l’un d’eux sert : ils se déplient alors.',
    },
  },
})

export const ListSkeleton = meta.story({
  name: 'ListSkeleton · skeleton, loading, placeholder',
  args: {
    what: 'Des lignes à la taille finale, tant qu’une liste ou une page est attendue.',
    properties: {
      label: 'Ce qui est attendu, lu à voix haute ; « Chargement » sans lui.',
      rows: 'Combien de lignes ; huit sans elle.',
    },
  },
})

export const PageWindow = meta.story({
  name: 'PageWindow · pagination, pager, pages',
  args: {
    what: 'Page d’avant, quelques pages autour de celle qui est montrée, page d’après.',
    properties: {
      label: 'Ce que l’on feuillette, lu avant les pages.',
      onChange: 'Appelée avec la page voulue, comptée à partir de 0.',
      size: 'Combien de boutons de page au plus.',
    },
  },
})

export const RefreshingBar = meta.story({
  name: 'RefreshingBar · progress bar, loading',
  args: {
    what: 'Un trait qui bouge pendant que ce qui est montré est redemandé ; il garde sa place au repos.',
    properties: {
      active: 'Vrai pendant que l’on redemande.',
    },
  },
})

export const StatCard = meta.story({
  name: 'StatCard · stat, metric, kpi, chiffre',
  args: {
    what: 'Un chiffre et ce qu’il compte.',
    properties: {
      hint: 'Ce sur quoi le chiffre repose, dessous.',
      label: 'Ce que compte le chiffre.',
      mark: 'Une image de ce qu’il dit, avant lui.',
      value: 'Le chiffre en texte ; nul tant qu’il est attendu, la carte garde sa taille.',
    },
  },
})

export const StatusChip = meta.story({
  name: 'StatusChip · chip, badge, tag, status, pastille',
  args: {
    what: 'Un statut en mots, avec une marque et une teinte : jamais par la couleur seule.',
    properties: {
      label: 'Le mot du statut.',
      tone: 'Sa teinte et sa marque.',
    },
  },
})

export const FailedRows = meta.story({
  name: 'FailedRows · bulk, error, partial failure',
  args: {
    what: 'Les lignes pour lesquelles une action sur plusieurs a échoué, chacune avec sa raison.',
    properties: {
      onClose: 'Appelée pour fermer la liste.',
      rows: 'Les lignes en échec ; sans aucune, rien ne s’affiche.',
    },
  },
})

export const ListReading = meta.story({
  name: 'ListReading · progress, paging, partial',
  args: {
    what: 'Jusqu’où une liste est lue, et sur quelles lignes portent son tri et ses filtres.',
    properties: {
      covered: 'Les lignes sur lesquelles portent tri et filtres, quand ce ne sont pas toutes.',
      reading: 'L’avancement de la lecture, et de quoi l’arrêter ; nul quand elle est finie.',
    },
  },
})
