/** The rule of how long customers are kept. */
export const retentionMessages = {
  years: 'Choisissez une durée de un à dix ans, ou aucune.',
} as const
