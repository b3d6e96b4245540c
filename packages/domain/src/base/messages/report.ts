import { formatCount, formatPlural } from '../format/counts.ts'

/** Reports of wrong answers; texts beyond the specification are ours. */
export const reportMessages = {
  resolved: 'Signalement résolu avec succès !',
  resolveFailure: 'Erreur lors de la résolution',
  unknown: 'Signalement introuvable.',
  alreadyResolved: 'Ce signalement est déjà résolu.',
} as const

/** Field errors of a report and its resolution. */
export const reportFormMessages = {
  resolution: 'Veuillez saisir une résolution',
  updateDisease: 'Indiquez si la base de maladies est à mettre à jour',
  session: 'Session non trouvée',
  feedback: 'Dites ce qui n’allait pas',
  actualDiagnosis: 'Texte attendu',
  max: (max: number) => `Maximum ${max} caractères`,
} as const

/** « Gestion des Signalements »; texts beyond the specification are ours (AMB-47). */
export const reportScreenMessages = {
  title: 'Gestion des Signalements',
  figures: 'Chiffres des signalements',
  active: 'Signalements actifs',
  rate: 'Taux de résolution',
  rateHint: (resolved: number, total: number) => `${formatCount(resolved)} sur ${formatCount(total)}`,
  accuracy: 'Précision globale',
  tabs: 'État des signalements',
  pending: (count: number | null) => (count === null ? 'Non résolus' : `Non résolus (${formatCount(count)})`),
  done: 'Résolus',
  count: (count: number) => formatPlural(count, 'signalement'),
  found: (count: number, total: number) => `${formatPlural(count, 'signalement')} (sur ${formatCount(total)} total)`,
  foundInRead: (count: number, read: number) =>
    `${formatPlural(count, 'signalement')} parmi les ${formatCount(read)} plus récents`,
  filters: {
    heading: 'Filtrer les signalements',
    search: 'Session, commentaire ou diagnostic',
  },
  list: 'Signalements',
  pages: 'Pages de signalements',
  resolvedChip: 'Résolu',
  ages: { urgent: 'Urgent', medium: 'Moyen', recent: 'Récent' },
  sessionLink: (id: string) => `Session #${id}`,
  sessionOf: (id: string) => `Session du signalement ${id}`,
  resolve: 'Résoudre',
  resolveOf: (id: string) => `Résoudre le signalement ${id}`,
  suggested: (diagnosis: string) => `Diagnostic suggéré\u00a0: ${diagnosis}`,
  answered: (diagnosis: string) => `Le chatbot avait répondu\u00a0: ${diagnosis}`,
  resolution: (text: string) => `Résolution\u00a0: ${text}`,
  noPending: 'Aucun signalement à traiter',
  noPendingHint: 'Quand une réponse du chatbot est signalée, elle attend ici.',
  noDone: 'Aucun signalement résolu',
  noDoneHint: 'Les signalements que vous résolvez sont gardés ici.',
  filteredEmpty: 'Aucun signalement ne correspond aux filtres',
  filteredHint: 'Élargissez les dates ou réinitialisez les filtres.',
  nothingToExport: 'Aucun signalement à exporter',
  fileName: (resolved: boolean) => (resolved ? 'signalements-resolus' : 'signalements-non-resolus'),
  form: {
    title: 'Résoudre le signalement',
    quick: 'Réponses rapides',
    phrases: [
      'Diagnostic correct, erreur de l’utilisateur',
      'Symptômes insuffisants pour un diagnostic',
      'Maladie ajoutée à la base',
      'Diagnostic amélioré grâce au retour',
      'Cas particulier documenté',
    ],
    updateDisease: 'Mettre à jour la base de maladies',
    updateHint: 'La fiche de la maladie s’ouvre ensuite, préremplie avec ce signalement.',
    submit: 'Marquer comme résolu',
    submitting: 'Résolution…',
  },
} as const
