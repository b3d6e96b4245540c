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
