import { formatPlural } from '../format/counts.ts'

const whoToAsk = 'Demandez à la personne qui l’administre.'

/** What another backend cannot do, or did in part. */
export const anyBackendMessages = {
  /** The server failed and gave no message. */
  broken: 'Le serveur a eu une erreur. Réessayez dans un instant.',
  notOffered: {
    GET: `Ce serveur ne propose pas cette lecture. ${whoToAsk}`,
    POST: `Ce serveur ne propose pas cette création. ${whoToAsk}`,
    PUT: `Ce serveur ne propose pas cette modification. ${whoToAsk}`,
    DELETE: `Ce serveur ne propose pas cette suppression. ${whoToAsk}`,
  },
  notAmongRead: (count: number) =>
    `Cet enregistrement n’est pas dans ce qui a été lu de la liste\u00a0: ${formatPlural(count, 'ligne')}. Cherchez-le depuis l’écran de gestion.`,
  partlyFailed: (count: number, why: string) => `Échec pour ${formatPlural(count, 'ligne')}\u00a0: ${why}`,
} as const
