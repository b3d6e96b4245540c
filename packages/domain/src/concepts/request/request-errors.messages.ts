import { requestLimits } from './request.ts'

/** Errors of the fields that only a visitor's form has. */
export const requestFieldErrors = {
  ticket: 'Cette page a expiré. Rechargez-la, puis recommencez.',
  kind: 'Choisissez une réservation ou un événement',
  consent: 'Cochez la case pour que le restaurant puisse vous répondre',
  website: 'Laissez ce champ vide',
  contact: 'Indiquez l’e-mail ou le téléphone de la demande',
  seen: 'Cette page a expiré. Rechargez-la, puis recommencez.',
  tooFar: `Choisissez un jour dans les ${Math.floor(requestLimits.daysAhead / 30)} prochains mois`,
} as const
