import { formatDate, formatTime } from '../../base/format/dates.ts'
import type { BookingPeriod } from './booking-period.ts'

/** '14/07/2026 de 19:00 à 21:00', with both days when they differ. */
export function formatPeriod({ start, end }: BookingPeriod): string {
  const lastDay = end.slice(0, 10) === start.slice(0, 10) ? '' : ` le ${formatDate(end)}`
  return `${formatDate(start)} de ${formatTime(start)} à ${formatTime(end)}${lastDay}`
}

/** Where a booking comes from, where a visitor asked for it; undefined for what the house entered. */
export function bookingOrigin({ requested, status }: { requested?: boolean; status: string }): string | undefined {
  if (!requested) return undefined
  return status === 'PENDING'
    ? 'Demandée sur le site\u00a0: ne retient aucune place avant d’être confirmée'
    : 'Demandée sur le site'
}

/** Words shared by reservations and event requests. */
export const bookingWords = {
  reason: 'Motif',
  reasonHint: 'Facultatif. Le client peut le lire, et il reste dans l’historique.',
  changeStatus: 'Changer le statut',
  keepStatus: 'Garder le statut',
  coming: 'À venir',
  past: 'Passées',
  reasonTooLong: (max: number) => `Maximum ${max} caractères`,
} as const
