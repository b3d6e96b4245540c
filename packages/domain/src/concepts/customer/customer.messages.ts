import { formatPlural } from '../../base/format/counts.ts'
import { formatPhone } from '../../base/format/phone.ts'

export const customerMessages = {
  search: 'Rechercher un client',
  searchHint: 'Par nom ou par e-mail',
  found: 'Clients trouvés',
  searching: 'Recherche…',
  none: (term: string) => `Aucun client trouvé pour "${term}"`,
  change: 'Changer de client',
} as const

/** Errors of a customer's fields. */
export const customerFieldErrors = {
  name: 'Le nom est obligatoire',
  phone: 'Numéro de téléphone invalide\u00a0: par exemple 06 12 34 56 78, ou +32… pour un autre pays',
  email: 'E-mail invalide',
  contact: 'Indiquez un téléphone ou un e-mail',
} as const

/** Why the server refuses something about a customer. */
export const customerRefusals = {
  unknown: 'Client introuvable.',
  doubles: (count: number) =>
    `${formatPlural(count, 'client a', 'clients ont')} déjà ce téléphone ou cet e-mail. Choisissez une fiche, ou confirmez qu’il s’agit d’une autre personne.`,
  noRestaurant: 'Vous n’avez pas de restaurant\u00a0: un client appartient à un restaurant.',
  otherRestaurant: 'Choisissez un de vos restaurants',
  merge: {
    same: 'Une fiche ne se fusionne pas avec elle-même.',
    stale:
      'Une des deux fiches a été modifiée entre-temps\u00a0: rien n’a été fusionné. Relisez-les, puis recommencez.',
    merged: 'Cette fiche a été fusionnée avec une autre\u00a0: défaites d’abord cette fusion-là.',
    none: 'Cette fiche n’a pas de fusion à défaire.',
    tooLate: 'La dernière fusion de cette fiche a plus d’un jour\u00a0: elle ne se défait plus.',
    edited: 'La fiche a été modifiée depuis la fusion\u00a0: la défaire perdrait ces changements.',
  },
} as const

type Noted = { fullName: string; email: string; phone: string | null; note: string }

/** The note of a customer whose double was merged: both notes, and what of the double the customer has otherwise. */
export function mergedNote(kept: Noted, double: Noted): string {
  const other = (label: string, value: string) => `${label}\u00a0: ${value}`
  const lines = [
    kept.note,
    double.note,
    double.fullName === kept.fullName ? '' : other('Autre nom', double.fullName),
    double.phone === null || kept.phone === null || double.phone === kept.phone
      ? ''
      : other('Autre téléphone', formatPhone(double.phone)),
    double.email === '' || kept.email === '' || double.email.toLowerCase() === kept.email.toLowerCase()
      ? ''
      : other('Autre e-mail', double.email),
  ]
  return lines.filter((line) => line !== '').join('\n')
}
