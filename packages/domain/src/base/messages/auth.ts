export const authMessages = {
  title: 'Connexion',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion...',
  usernameRequired: 'Indiquez votre nom d’utilisateur',
  passwordRequired: 'Indiquez votre mot de passe',
  success: 'Connexion réussie !',
  forbidden: "Vous n'avez pas le droit d'accéder à la plateforme.",
  badCredentials: 'Identifiants incorrects. Veuillez réessayer.',
  failure: 'Erreur lors de la connexion.',
  accountCreated: 'Compte créé avec succès !',
  sessionEnded: 'Votre session est terminée. Connectez-vous pour reprendre où vous en étiez.',
  refreshFailed: 'Échec du renouvellement du jeton',
} as const

/** Texts that the sign-in and registration forms share. */
export const accountMessages = {
  loginIntro: 'Pour prendre les commandes, tenir la carte et suivre les réservations.',
  noAccount: 'Pas encore de compte\u00a0?',
  createAccount: 'Créer un compte',
  signIn: 'Se connecter',
  alreadySignedIn: 'Déjà connecté.',
  openDashboard: 'Ouvrir le Dashboard',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  needsScript: 'Ce formulaire a besoin de JavaScript. Activez-le dans les réglages de votre navigateur.',
  fault: 'Erreur de cette page. Rechargez-la, ou mettez le navigateur à jour.',
  unreachable:
    'Connexion impossible. Vérifiez votre réseau puis réessayez\u00a0; si rien ne change, rechargez la page.',
} as const
