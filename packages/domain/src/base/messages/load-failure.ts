/** What the document of the back-office says where its scripts do not come, or stop. */
export const loadFailureMessages = {
  failed: 'La page n’a pas pu être chargée.',
  failedHint: 'Vérifiez votre connexion, puis réessayez.',
  brokenHint: 'Une erreur l’a arrêtée. Rechargez-la\u00a0; si rien ne change, mettez le navigateur à jour.',
  late: 'La page tarde à venir.',
  lateHint: 'Elle s’affichera dès qu’elle sera là. Si cela dure, vérifiez votre connexion, puis réessayez.',
} as const
