import type { MessageName } from './chatbot-settings.ts'

/** Names of the five messages. */
export const chatMessageLabels: Record<MessageName, string> = {
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
