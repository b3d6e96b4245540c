/** Field errors of forms and bodies, where the concept has no more precise ones. */
export const fieldErrors = {
  id: 'Identifiant invalide',
  status: 'Statut inconnu',
  customerId: 'ID client invalide',
  restaurantId: 'ID restaurant invalide',
  date: 'Date invalide',
  version: 'Version invalide',
  phone: 'Format de téléphone invalide',
  textMax: (max: number) => `Maximum ${max} caractères`,
} as const
