import { formatPlural } from '../../base/format/counts.ts'
import { formatDate } from '../../base/format/dates.ts'
import type { backupFrequencies, logLevels } from './chatbot-settings.ts'

/** Texts of the screen « Configuration Chatbot ». */
export const chatbotSettingsScreenMessages = {
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
      requireExactSymptomMatch: 'N’accepter que le libellé exact des symptômes',
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
  hints: {
    requireExactSymptomMatch: 'Un symptôme dit autrement que dans la base ne compte pas.',
    notifications:
      'Chaque alerte est écrite une fois par jour au plus, celle de la précision une fois par semaine. Sans adresse, ou sans serveur d’e-mail, elle attend dans «\u00a0Messages à transmettre\u00a0», où les administrateurs la voient.',
    logLevel: 'Sans effet ici\u00a0: le journal suit LOG_LEVEL, réglé sur le serveur.',
    backupFrequency: 'Sans effet ici\u00a0: les sauvegardes suivent BACKUP_HOURS, réglé sur le serveur.',
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
  keep: 'Garder ces paramètres',
  resetQuestion: 'Remettre tous les paramètres à leur valeur par défaut\u00a0?',
  resetWarning: 'Rien n’est enregistré tant que vous n’avez pas sauvegardé.',
  deletion: {
    question: (sessions: number, reports: number) =>
      `Supprimer ${[formatPlural(sessions, 'session'), ...(reports > 0 ? [formatPlural(reports, 'signalement')] : [])].join(' et ')}\u00a0?`,
    warning: (days: number, before: string) =>
      `Les sessions ne seraient plus gardées que ${days}\u00a0jours. Celles d’avant le ${formatDate(before)}, avec leurs signalements, résolus ou non, seraient supprimées dans l’heure, pour de bon.`,
    uncountedQuestion: 'Garder les sessions moins longtemps\u00a0?',
    uncountedWarning: (days: number) =>
      `Les sessions ne seraient plus gardées que ${days}\u00a0jours. Les plus anciennes, avec leurs signalements, résolus ou non, seraient supprimées pour de bon\u00a0; ce serveur ne dit pas combien.`,
    confirm: 'Sauvegarder et supprimer',
    cancel: 'Ne rien sauvegarder',
    failure: 'Ce qui serait supprimé n’a pas pu être compté\u00a0: rien n’est sauvegardé',
  },
  toCorrect: (count: number) => formatPlural(count, 'réglage à corriger', 'réglages à corriger'),
  changedMeanwhile: (names: readonly string[]) =>
    `Changé par quelqu’un d’autre entre-temps\u00a0: ${names.join(', ')}. Votre saisie est gardée\u00a0; vérifiez, puis sauvegardez de nouveau.`,
  test: 'Tester',
  save: 'Sauvegarder',
  saving: 'Sauvegarde…',
  readOnly: 'Seuls les gérants et les administrateurs modifient ces paramètres. Vous pouvez les lire et les tester.',
  notStored: 'Ce serveur ne permet pas de modifier ces paramètres. Vous pouvez les lire.',
  loadFailure: 'Les paramètres n’ont pas pu être lus',
  kept: 'Ce serveur ne garde pas ces paramètres\u00a0: ils restent sur cet appareil.',
  thisDevice: 'Enregistré sur cet appareil',
} as const

/** The trial of the chatbot's settings, « Tester ». */
export const trialMessages = {
  title: 'Tester la configuration',
  unsaved: 'Avec les paramètres à l’écran, même s’ils ne sont pas sauvegardés. Rien n’est enregistré.',
  sampleRace: 'Labrador',
  username: 'Prénom',
  sampleName: 'Camille',
  sampleSymptoms: 'vomissements, diarrhée',
  symptomsHint: 'Séparés par des virgules',
  try: 'Lancer le test',
  trying: 'Test en cours…',
  messages: 'Ce que dit le chatbot',
  nothing: 'Aucun résultat avec ces paramètres.',
  matched: (symptoms: readonly string[]) =>
    symptoms.length === 0 ? 'Aucun symptôme reconnu' : `Reconnu\u00a0: ${symptoms.join(', ')}`,
  raceBonus: 'propre à la race',
  uncovered: (symptoms: readonly string[]) => `Inconnu de la base\u00a0: ${symptoms.join(', ')}`,
  failure: 'Le test n’a pas pu se faire',
} as const
