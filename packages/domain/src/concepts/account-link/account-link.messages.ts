/** Links that open an account or a team once; all texts are ours. */
export const accountLinkMessages = {
  act: 'Lien de mot de passe',
  title: (username: string) => `Lien de mot de passe\u00a0: ${username}`,
  lead: 'Pour qui a perdu son mot de passe\u00a0: par ce lien, la personne en choisit un nouveau, et toutes ses connexions se ferment.',
  replaces: 'Il vaut une heure et sert une fois. En créer un autre met fin au précédent.',
  create: 'Créer le lien',
  renew: 'Créer un autre lien',
  made: 'Lien créé.',
  address: 'Lien à remettre',
  once: (username: string) =>
    `Copiez-le maintenant\u00a0: il ne sera plus affiché. Remettez-le à ${username} en personne\u00a0: qui le reçoit entre dans son compte.`,
  sentTo: (email: string) => `Un e-mail avec ce lien part aussi pour ${email}.`,
  write: (email: string) => `Écrire ce lien à ${email}`,
  copy: 'Copier',
  copied: 'Lien copié.',
  until: (when: string) => `Valable jusqu’au ${when}.`,
  close: 'Fermer',
  ownAccount: 'Pour votre propre compte, changez le mot de passe dans «\u00a0Mon compte\u00a0».',
  over: 'Ce lien n’est pas ou plus valable\u00a0: il a expiré, il a déjà servi, ou il a été annulé ou remplacé.',
} as const

/** The page on which an account chooses a new password. */
export const newPasswordMessages = {
  title: 'Nouveau mot de passe',
  intro: (username: string) => `Pour le compte ${username}. Toutes ses connexions seront fermées.`,
  password: 'Nouveau mot de passe',
  confirm: 'Confirmer le mot de passe',
  submit: 'Enregistrer le mot de passe',
  submitting: 'Enregistrement...',
  failure: 'Le mot de passe n’a pas pu être enregistré. Réessayez.',
  remembered: 'Mot de passe retrouvé\u00a0?',
  overTitle: 'Ce lien ne sert plus',
  overHint:
    'Si vous venez de choisir votre mot de passe, connectez-vous. Sinon, demandez un nouveau lien à un administrateur\u00a0: il le crée depuis la fiche de votre compte.',
} as const
