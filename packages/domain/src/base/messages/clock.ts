import { formatPlural } from '../format/counts.ts'

const MINUTE = 60_000

/** A duration in one unit, of which there are two or more. */
function roughly(ms: number): string {
  if (ms < 120 * MINUTE) return formatPlural(Math.round(ms / MINUTE), 'minute')
  if (ms < 48 * 60 * MINUTE) return formatPlural(Math.round(ms / (60 * MINUTE)), 'heure')
  return formatPlural(Math.round(ms / (24 * 60 * MINUTE)), 'jour')
}

export const clockMessages = {
  /** How far the device's clock is ahead, in ms; negative when it is late. */
  off: (ahead: number) =>
    `L’horloge de cet appareil ${ahead > 0 ? 'avance' : 'retarde'} de ${roughly(Math.abs(ahead))}\u00a0: cette page compte avec celle du serveur.`,
} as const
