import { formatCount } from '../format/counts.ts'

/** Progress and result of any export. */
export const exportMessages = {
  progress: 'Export en cours',
  soFar: (done: number, total: number) => `${formatCount(done)} sur ${formatCount(total)}`,
  stop: 'Annuler l’export',
  done: 'Export réussi !',
  stopped: 'Export annulé.',
  moved: 'La liste changeait pendant l’export\u00a0: il peut y manquer des lignes. Recommencez dans un moment.',
  failed: 'L’export n’a pas abouti. Réessayez.',
} as const
