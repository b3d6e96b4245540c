/** Sign-in and sign-out (SPEC §8). */
export const authMessages = {
  title: 'Connexion',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion...',
  usernameRequired: 'Indiquez votre nom d’utilisateur',
  passwordRequired: 'Indiquez votre mot de passe',
  refreshTokenRequired: 'Jeton de renouvellement manquant',
  success: 'Connexion réussie !',
  forbidden: "Vous n'avez pas le droit d'accéder à la plateforme.",
  badCredentials: 'Identifiants incorrects. Veuillez réessayer.',
  failure: 'Erreur lors de la connexion.',
  accountCreated: 'Compte créé avec succès !',
  tooManyTries: 'Trop de tentatives. Patientez avant de réessayer.',
  refreshFailed: 'Échec du renouvellement du jeton',
} as const
