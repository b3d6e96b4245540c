import { formatCount, formatPlural } from '../format/counts.ts'

const wait = (seconds: number) =>
  seconds < 60 ? formatPlural(seconds, 'seconde') : formatPlural(Math.ceil(seconds / 60), 'minute')

/** Why the server refuses a call, where the concept has no more precise reason. */
export const requestRefusals = {
  tooManyTries: (seconds: number) => `Trop de tentatives. Patientez ${wait(seconds)} avant de réessayer.`,
  refreshTokenRequired: 'Jeton de renouvellement manquant',
  signedOut: 'Votre session est terminée. Reconnectez-vous.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  /** To an account that works for no restaurant yet: why it is closed, and who opens it. */
  noRestaurant:
    'Votre compte ne travaille encore pour aucun restaurant. Créez le vôtre, ou demandez une invitation à l’équipe d’un restaurant ou à un administrateur.',
  unreadable: 'Requête illisible.',
  method: 'Méthode refusée.',
  tooSlow: 'La requête a mis trop de temps à arriver.',
  tooLarge: 'La requête est trop volumineuse.',
  addressTooLong: 'L’adresse est trop longue.',
  onlyJson: 'Seul le format JSON est accepté.',
  headersTooLong: 'Les en-têtes de la requête sont trop longs.',
  textTooLong: 'Ce texte est trop long',
  unstorableText: 'Ce texte contient un caractère interdit',
  idempotencyKey: 'La clé d’idempotence compte 8 à 200 caractères.',
  idempotencyKeyTaken: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
  tooManyFollowers: 'Ce compte suit déjà les changements à trop d’endroits.',
  tooManyMenus:
    'Trop de pages ouvertes d’ici suivent déjà une carte. Fermez-en, ou rechargez celle-ci pour voir ce qui a changé.',
  metrics: 'Les mesures se lisent depuis cette machine, ou avec METRICS_TOKEN.',
  busy: 'Le service est très sollicité. Réessayez dans un instant.',
  storeFull:
    'Rien ne peut être enregistré pour l’instant\u00a0: la base de données manque de place. Réessayez plus tard.',
  backendLate: 'Le service met trop de temps à répondre. Réessayez.',
  backendUnreachable: 'Le service est momentanément injoignable. Réessayez.',
  unexpected: (reference: string) => `Une erreur inattendue s’est produite (référence ${reference}).`,
  /** Does not exist, or the caller may not know that it does. */
  unknown: {
    address: 'Adresse inconnue.',
    auditEntry: 'Entrée introuvable.',
    booking: 'Réservation ou demande introuvable.',
    disease: 'Maladie introuvable.',
    dish: 'Plat introuvable.',
    eventRequest: 'Demande introuvable.',
    order: 'Commande introuvable.',
    restaurant: 'Restaurant introuvable.',
    room: 'Salle introuvable.',
  },
} as const

/** Refusal beyond an account's daily creation limit. */
export const quotaMessages = {
  createdEnough: (most: number) =>
    `Ce compte a déjà créé ${formatCount(most)} éléments de ce type aujourd’hui, le maximum. Réessayez demain.`,
} as const

/** Refusals of edits made from an outdated version. */
export const staleMessages = {
  dish: 'Ce plat a été modifié entre-temps\u00a0: rien n’a été enregistré. Relisez-le, puis enregistrez de nouveau.',
  restaurant:
    'Ce restaurant a été modifié entre-temps\u00a0: rien n’a été enregistré. Relisez-le, puis enregistrez de nouveau.',
  room: 'Cette salle a été modifiée entre-temps\u00a0: elle n’a pas été enregistrée. Relisez-la, puis enregistrez de nouveau.',
  disease:
    'Cette maladie a été modifiée entre-temps\u00a0: rien n’a été enregistré. Relisez-la, puis enregistrez de nouveau.',
  sign: 'Ce signe a été modifié entre-temps\u00a0: rien n’a été enregistré. Relisez-le, puis enregistrez de nouveau.',
  customer:
    'Ce client a été modifié entre-temps\u00a0: rien n’a été enregistré. Relisez sa fiche, puis enregistrez de nouveau.',
  house:
    'La maison a été modifiée entre-temps\u00a0: rien n’a été enregistré. Relisez-la, puis enregistrez de nouveau.',
  retention:
    'Cette durée a été modifiée entre-temps\u00a0: rien n’a été enregistré. Relisez-la, puis enregistrez de nouveau.',
  messageSwitches:
    'Ces choix ont été modifiés entre-temps\u00a0: rien n’a été enregistré. Relisez-les, puis enregistrez de nouveau.',
  chatbotSettings:
    'Ces paramètres ont été modifiés entre-temps\u00a0: rien n’a été sauvegardé. Relisez-les, puis sauvegardez de nouveau.',
  booking: (status: string) =>
    `Son statut a été changé entre-temps en «\u00a0${status}\u00a0». Rien d’autre n’a été modifié\u00a0; vérifiez, puis recommencez si besoin.`,
} as const

/** Errors of path and query parameters. */
export const queryErrors = {
  resource: 'Ressource inconnue',
  period: 'Période invalide',
  filter: 'Filtre invalide',
  sort: 'Tri invalide',
  range: 'Intervalle invalide',
  page: 'Page invalide',
  size: 'Taille invalide',
  text: 'Texte attendu',
  textMin: (min: number) => `Minimum ${min} caractères`,
  listMax: (max: number) => `Maximum ${max} éléments`,
} as const
