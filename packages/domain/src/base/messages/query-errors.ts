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
