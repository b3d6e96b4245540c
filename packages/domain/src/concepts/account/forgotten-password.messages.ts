/** At the sign-in, of a lost password. No message carries its link: an administrator does. */
export const forgottenPasswordMessages = {
  question: 'Mot de passe oublié\u00a0?',
  ask: 'Demandez un lien à un administrateur. Il vaut une heure, sert une fois, et vous y choisissez un autre mot de passe.',
  reach: 'Pour joindre la maison\u00a0:',
  admin:
    'Vous êtes le seul administrateur\u00a0? Sur la machine du site, cette commande affiche le lien (NOM est votre nom d’utilisateur)\u00a0:',
  changed: 'Mot de passe enregistré. Connectez-vous avec le nouveau.',
  command: 'npm run accounts -- --reset NOM',
} as const
