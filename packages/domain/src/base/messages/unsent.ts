import { formatPlural } from '../format/counts.ts'

/** Said before signing out, of status changes that wait for the network. */
export const unsentMessage = (count: number): string =>
  `Pas encore envoyé\u00a0: ${formatPlural(count, 'changement de commande', 'changements de commande')}. L’envoi attendra votre retour ici.`
