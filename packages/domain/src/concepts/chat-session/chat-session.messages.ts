import { formatCount, formatPlural } from '../../base/format/counts.ts'

export const chatSessionMessages = {
  unknown: 'Session non trouvée',
} as const

/** « Historique des Sessions »; texts beyond the specification are ours (AMB-47). */
export const chatSessionScreenMessages = {
  title: 'Historique des Sessions',
  total: (count: number) => formatPlural(count, 'session'),
  found: (count: number, total: number) => `${formatPlural(count, 'session')} (sur ${formatCount(total)} total)`,
  foundInRead: (count: number, read: number) =>
    `${formatPlural(count, 'session')} parmi les ${formatCount(read)} plus récentes`,
  figures: 'Chiffres des sessions',
  totalSessions: 'Total des sessions',
  todaySessions: 'Sessions du jour',
  average: 'Moyenne par jour',
  averageHint: '30 derniers jours',
  race: 'Race la plus consultée',
  species: { cat: 'Chat', dog: 'Chien', other: 'Animal' },
  filters: {
    heading: 'Filtrer les sessions',
    any: 'Toutes',
    with: 'Avec signalements',
    without: 'Sans signalements',
    reset: 'Réinitialiser les filtres',
  },
  list: 'Sessions',
  pages: 'Pages de sessions',
  reported: 'Signalé',
  more: (count: number) => `+${count}`,
  noRace: 'Race non précisée',
  detail: 'Voir détail',
  detailOf: (id: string) => `Voir détail de la session ${id}`,
  empty: 'Aucune session trouvée',
  filteredEmpty: 'Aucune session ne correspond aux filtres',
  filteredHint: 'Élargissez les dates ou réinitialisez les filtres.',
  sheet: {
    title: 'Détail de la session',
    symptoms: 'Symptômes observés',
    uncovered: ' · absent de la base',
    results: 'Résultats du diagnostic',
    noResult: 'Aucun diagnostic spécifique trouvé pour ces symptômes.',
    probability: (percent: string) => `Probabilité\u00a0: ${percent}`,
    advice: 'Conseils\u00a0:',
    matched: (symptoms: string) => `Symptômes reconnus\u00a0: ${symptoms}`,
    missing: (symptoms: string) => `Non mentionnés\u00a0: ${symptoms}`,
    raceBonus: 'La race a compté\u00a0: cette maladie la concerne particulièrement.',
    noReport: 'Aucun signalement pour cette session.',
    resolved: 'Résolu',
    pending: 'À traiter',
    suggested: (diagnosis: string) => `Diagnostic suggéré\u00a0: ${diagnosis}`,
    unknownHint: 'Elle a peut-être été effacée à la fin de sa durée de conservation.',
  },
  columns: {
    id: 'Identifiant de session',
  },
  nothingToExport: 'Aucune session à exporter',
} as const
