/** What is wrong with one field, in forms and bodies, where its concept says nothing more exact. */
export const fieldErrors = {
  customerId: 'ID client invalide',
  restaurantId: 'ID restaurant invalide',
  date: 'Date invalide',
  version: 'Version invalide',
  phone: 'Format de téléphone invalide',
  textMax: (max: number) => `Maximum ${max} caractères`,
} as const

/** What is wrong with what a call asks for in its path or its query. */
export const queryErrors = {
  id: 'Identifiant invalide',
  status: 'Statut inconnu',
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
