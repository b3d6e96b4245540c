import type { backupFrequencies, logLevels } from '../../chatbot-settings/chatbot-settings.ts'

/** Words of « Configuration Chatbot » beyond those of SPEC §2 and §8. */
export const chatbotSettingsDeskMessages = {
  sections: {
    general: 'Général',
    diagnosis: 'Diagnostic',
    messaging: 'Messages',
    notifications: 'Notifications',
    advanced: 'Avancé',
  },
  fields: {
    general: {
      enabled: 'Chatbot ouvert',
      maintenanceMode: 'Mode maintenance',
      maxSessionsPerDay: 'Sessions par jour au plus',
      sessionTimeout: 'Fin d’une session sans réponse, en minutes',
      debugMode: 'Mode débogage',
    },
    diagnosis: {
      minProbabilityThreshold: 'Probabilité minimale',
      maxResultsReturned: 'Résultats au plus',
      requireExactSymptomMatch: 'Exiger tous les symptômes de la question',
      enableRaceSpecificBonus: 'Favoriser les maladies propres à la race',
      urgencyWeighting: 'Poids de l’urgence',
    },
    notifications: {
      emailEnabled: 'Notifications par e-mail',
      adminEmail: 'E-mail de l’administrateur',
      highUrgencyAlerts: 'Alerter pour une urgence élevée',
      reportThreshold: 'Alerter à partir de ce nombre de signalements',
      accuracyAlerts: 'Alerter quand la précision baisse',
      accuracyThreshold: 'Précision sous laquelle alerter, en pourcent',
    },
    advanced: {
      logLevel: 'Niveau de journal',
      cacheDuration: 'Durée du cache, en secondes',
      apiRateLimit: 'Appels par minute au plus',
      backupFrequency: 'Sauvegarde',
      dataRetentionDays: 'Conservation des sessions, en jours',
    },
  },
  logLevels: { ERROR: 'Erreurs', WARN: 'Avertissements', INFO: 'Informations', DEBUG: 'Débogage' } satisfies Record<
    (typeof logLevels)[number],
    string
  >,
  backups: { DAILY: 'Chaque jour', WEEKLY: 'Chaque semaine', MONTHLY: 'Chaque mois' } satisfies Record<
    (typeof backupFrequencies)[number],
    string
  >,
  between: (min: number, max: number) => `De ${min} à ${max}`.replaceAll('.', ','),
  steps: (min: number, max: number, step: number) => `De ${min} à ${max}, par pas de ${step}`.replaceAll('.', ','),
  variables: 'Variables\u00a0: {race}, {symptoms}, {username}',
  counter: (length: number, max: number) => `${length}/${max}`,
  state: {
    heading: 'État du système',
    status: 'Statut',
    open: 'Ouvert',
    maintenance: 'En maintenance',
    closed: 'Fermé',
    sessions: 'Sessions',
    diseases: 'Maladies',
    accuracy: 'Précision',
  },
  reset: 'Réinitialiser',
  resetQuestion: 'Remettre tous les paramètres à leur valeur par défaut\u00a0?',
  resetWarning: 'Rien n’est enregistré tant que vous n’avez pas sauvegardé.',
  test: 'Tester',
  save: 'Sauvegarder',
  saving: 'Sauvegarde…',
  readOnly: 'Seuls les gérants et les administrateurs modifient ces paramètres. Vous pouvez les lire et les tester.',
  loadFailure: 'Les paramètres n’ont pas pu être lus',
  kept: 'Ce serveur ne garde pas ces paramètres\u00a0: ils restent sur cet appareil.',
  thisDevice: 'Enregistré sur cet appareil',
} as const
