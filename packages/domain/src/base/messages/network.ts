/** Failures of calls without an answer, or refused without a message. */
export const networkMessages = {
  sessionEnded: 'Session expirée',
  aborted: 'Appel abandonné',
  timeout: 'Le serveur ne répond pas. Réessayez dans un instant.',
  unreadable: 'Le serveur a répondu autre chose que prévu. Vérifiez l’accès à Internet, puis réessayez.',
  fault: 'Erreur de cette page. Rechargez-la, ou mettez le navigateur à jour.',
  network: 'Connexion impossible. Vérifiez votre réseau puis réessayez.',
  refused: (status: number) => `Erreur ${status}`,
} as const
