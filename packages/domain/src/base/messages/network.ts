/** What is said of a call that no server answered, or that it refused without a word. */
export const networkMessages = {
  sessionEnded: 'Session expirée',
  aborted: 'Appel abandonné',
  timeout: 'Le serveur ne répond pas. Réessayez dans un instant.',
  unreachable: 'Connexion impossible. Vérifiez votre réseau puis réessayez.',
  refused: (status: number) => `Erreur ${status}`,
  noToken: 'Réponse sans jeton d’accès',
} as const
