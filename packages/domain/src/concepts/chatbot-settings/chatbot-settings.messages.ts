/** Default messages of the chatbot (the texts are ours, AMB-53). */
export const chatbotFirstMessages = {
  welcomeMessage:
    'Bonjour {username}\u00a0! Décrivez-moi les symptômes de votre animal et sa race\u00a0: je vous dirai à quoi ils peuvent faire penser. Je ne remplace pas un vétérinaire.',
  noDiagnosisMessage:
    'Je n’ai rien trouvé qui corresponde à ces symptômes\u00a0: {symptoms}. Cela ne veut pas dire que tout va bien\u00a0: consultez un vétérinaire.',
  consultVetMessage:
    'Ces pistes pour votre {race} ne sont pas un diagnostic. Consultez un vétérinaire, et appelez-le tout de suite si son état s’aggrave.',
  errorMessage:
    'Une erreur s’est produite et je n’ai pas pu répondre. Réessayez dans un instant\u00a0; en cas d’urgence, appelez un vétérinaire.',
  maintenanceMessage:
    'Je suis en maintenance et je reviens bientôt. En cas d’urgence, appelez un vétérinaire sans attendre.',
} as const

/** Names of the five messages. */
export const chatMessageLabels: Record<keyof typeof chatbotFirstMessages, string> = {
  welcomeMessage: 'Accueil',
  noDiagnosisMessage: 'Aucun diagnostic',
  consultVetMessage: 'Renvoi vers un vétérinaire',
  errorMessage: 'Erreur',
  maintenanceMessage: 'Maintenance',
}

/** « Configuration Chatbot ». */
export const chatbotSettingsMessages = {
  title: 'Configuration Chatbot',
  saved: 'Paramètres sauvegardés avec succès !',
  saveFailure: 'Erreur lors de la sauvegarde',
  reset: 'Paramètres réinitialisés aux valeurs par défaut',
  tested: 'Test de configuration envoyé !',
  unsaved: 'Modifications non sauvegardées',
} as const

const decimal = (value: number) => String(value).replace('.', ',')

/** Field errors of the settings. */
export const chatbotSettingsFormMessages = {
  between: (min: number, max: number) => `Entre ${decimal(min)} et ${decimal(max)}`,
  step: (step: number) => `Par pas de ${decimal(step)}`,
  flag: 'Indiquez oui ou non',
  resultCount: 'Choisissez 1, 2, 3 ou 5',
  logLevel: 'Choisissez un niveau de journal',
  backupFrequency: 'Choisissez une fréquence de sauvegarde',
  message: 'Le message est requis',
  messageMax: (max: number) => `Maximum ${max} caractères`,
  unknownVariables: (names: readonly string[]) =>
    `${names.length > 1 ? 'Variables inconnues' : 'Variable inconnue'}\u00a0: ${names.map((name) => `{${name}}`).join(', ')}`,
  email: 'Email invalide.',
} as const
