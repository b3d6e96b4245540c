import { formatPlural } from '../format/counts.ts'

const wait = (seconds: number) =>
  seconds < 60 ? formatPlural(seconds, 'seconde') : formatPlural(Math.ceil(seconds / 60), 'minute')

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
  sessionEnded: 'Votre session est terminée. Connectez-vous pour reprendre où vous en étiez.',
  tooManyTries: (seconds: number) => `Trop de tentatives. Patientez ${wait(seconds)} avant de réessayer.`,
  refreshFailed: 'Échec du renouvellement du jeton',
} as const
