/** What is wrong with one field, in forms and bodies, where its concept says nothing more exact. */
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
