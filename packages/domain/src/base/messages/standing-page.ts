/** What the document of the back-office says where its scripts do not come, or stop. */
export const loadFailureMessages = {
  failed: 'La page n’a pas pu être chargée.',
  failedHint: 'Vérifiez votre connexion, puis réessayez.',
  brokenHint: 'Une erreur l’a arrêtée. Rechargez-la\u00a0; si rien ne change, mettez le navigateur à jour.',
  late: 'La page tarde à venir.',
  lateHint: 'Elle s’affichera dès qu’elle sera là. Si cela dure, vérifiez votre connexion, puis réessayez.',
} as const

/** Standalone pages of the server, and of a browser without JavaScript. */
export const standingPageMessages = {
  badAddress: 'Cette adresse est illisible',
  badAddressHint: 'Vérifiez l’adresse, ou repartez de l’accueil.',
  failure: 'La page n’a pas pu être préparée',
  failureHint: 'Réessayez dans un instant. Si cela dure, signalez la référence ci-dessous.',
  reference: (reference: string) => `Référence ${reference}`,
  noScript: 'Cette page a besoin de JavaScript. Activez-le dans les réglages du navigateur, puis rechargez la page.',
  oldBrowser:
    'Ce navigateur est trop ancien pour cette page. Il faut Safari 16.4 (iPadOS 16.4), Chrome 109, Firefox 115, ou plus récent. Mettez-le à jour, ou prenez un autre appareil.',
  storybookBuilding: 'Storybook se prépare',
  storybookBuildingHint:
    'Sa construction prend une minute environ. Cette page s’ouvre d’elle-même dès qu’il est prêt\u00a0; le reste du site répond déjà.',
  storybookFailed: 'Storybook n’a pas pu être construit',
  storybookFailedHint: (command: string) =>
    `La cause est affichée là où tourne le serveur. Une fois corrigée, lancez ${command}\u00a0: cette page s’ouvrira d’elle-même. Le reste du site répond normalement.`,
} as const
