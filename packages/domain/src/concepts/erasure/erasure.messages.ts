import { formatPlural } from '../../base/format/counts.ts'

/** What stands where an erased person was named. */
export const erasedWords = {
  customer: 'Client effacé',
  account: 'Compte effacé',
  author: 'Anonyme',
  title: 'Événement',
  reason: 'Texte effacé',
} as const

/** Why the server refuses to erase a person, or what is asked of one who is erased. */
export const erasureRefusals = {
  bookings: (count: number) =>
    `Ce client a ${formatPlural(count, 'réservation ou demande à venir', 'réservations ou demandes à venir')}\u00a0: annulez-les, ou effacez-le quand elles seront passées.`,
  erased: 'Ce client a été effacé\u00a0: sa fiche ne se modifie plus.',
  orders: (count: number) =>
    `Ce client a ${formatPlural(count, 'commande en cours', 'commandes en cours')}\u00a0: terminez-les ou annulez-les d’abord.`,
  ownAccount: 'Vous ne pouvez pas effacer votre propre compte\u00a0: demandez-le à un autre administrateur.',
  needed: (restaurants: readonly string[]) =>
    `Plus personne ne pourrait ouvrir ${restaurants.join(', ')}\u00a0: invitez d’abord quelqu’un dans cette équipe.`,
} as const
