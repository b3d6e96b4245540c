/** Registration; separate from sign-in, whose page does not download it. */
export const registerMessages = {
  haveAccount: 'Déjà un compte\u00a0?',
  registerIntro: 'Un compte pour les équipes des restaurants.',
  foreignForm: 'Ce formulaire n’a pas été envoyé depuis ce site. Remplissez-le ici, puis envoyez-le.',
  email: 'E-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  confirmPassword: 'Confirmer le mot de passe',
  registerSubmit: 'Créer le compte',
  registering: 'Création...',
  passwordRules: 'Le mot de passe contient\u00a0:',
  ruleMet: '(rempli)',
  passwordLength: '8 caractères au moins',
  passwordLowercase: 'une minuscule',
  passwordUppercase: 'une majuscule',
  passwordDigit: 'un chiffre',
  passwordSpecial: 'un caractère parmi @\u00a0$\u00a0!\u00a0%\u00a0*\u00a0?\u00a0&\u00a0.\u00a0#\u00a0^\u00a0-',
  accountFailure: 'Erreur lors de la création du compte',
  formInvalid: 'Veuillez corriger les erreurs du formulaire',
  waits: 'Si la connexion est refusée, un administrateur doit d’abord l’admettre.',
  usernameTaken: 'Ce nom d’utilisateur est déjà pris',
  passwordCommon: 'Ce mot de passe fait partie des plus courants\u00a0: choisissez-en un moins prévisible',
  emailTaken: 'Un compte existe déjà avec cet e-mail',
  registrationClosed: 'La création de compte est fermée. Adressez-vous à un administrateur.',
} as const

/** Errors of the registration fields, in the exact words of the specification. */
export const registrationMessages = {
  username: "Le nom d'utilisateur ne doit contenir que des lettres, chiffres ou underscores.",
  email: 'Email invalide.',
  firstName: 'Le prénom doit commencer par une majuscule.',
  lastName: 'Le nom doit commencer par une majuscule.',
  password: 'Le mot de passe doit contenir une majuscule, une minuscule, un chiffre et un caractère spécial.',
  confirmPassword: 'Confirmez le mot de passe',
  passwordMismatch: 'Les mots de passe ne correspondent pas',
} as const
