import { formatCount, formatPlural } from '../format/counts.ts'

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
