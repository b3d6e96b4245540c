/** Failures of calls without an answer, or refused without a message. */
export const networkMessages = {
  sessionEnded: 'Session expirée',
  aborted: 'Appel abandonné',
  timeout: 'Le serveur ne répond pas. Réessayez dans un instant.',
  unreadable: 'La réponse du serveur est illisible. Rechargez la page.',
  fault: 'Erreur de cette page. Rechargez-la, ou mettez le navigateur à jour.',
  network: 'Connexion impossible. Vérifiez votre réseau puis réessayez.',
  refused: (status: number) => `Erreur ${status}`,
  noToken: 'Réponse sans jeton d’accès',
} as const
