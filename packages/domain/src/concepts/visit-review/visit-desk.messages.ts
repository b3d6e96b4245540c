import { formatLongDate } from '../../base/format/dates.ts'

/** What moderators see of a review of a visit. */
export const visitModerationMessages = {
  corrected: 'Corrigé par son auteur après un refus',
  contested: 'L’auteur conteste le refus',
  refusedFor: (reason: string) => `Refusé auparavant pour\u00a0: «\u00a0${reason}\u00a0»`,
} as const

/** The ticket of a completed order. */
export const orderTicketMessages = {
  heading: 'Votre avis compte',
  invitation: 'Dites ce que vous avez pensé de cette commande, sans compte\u00a0:',
  code: (address: string) => `Code QR vers ${address}`,
  until: (day: string) => `Adresse valable jusqu’au ${formatLongDate(day)}.`,
  print: 'Imprimer le ticket',
} as const
