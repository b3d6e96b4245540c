/** Pages of the server's own, and of a browser without JavaScript. */
export const standingPageMessages = {
  badAddress: 'Cette adresse est illisible',
  badAddressHint: 'Vérifiez l’adresse, ou repartez de l’accueil.',
  failure: 'La page n’a pas pu être préparée',
  failureHint: 'Réessayez dans un instant. Si cela dure, signalez la référence ci-dessous.',
  reference: (reference: string) => `Référence ${reference}`,
  noScript: 'Cette page a besoin de JavaScript. Activez-le dans les réglages du navigateur, puis rechargez la page.',
} as const
