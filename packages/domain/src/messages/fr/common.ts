/** Texts that several screens share. */
export const commonMessages = {
  retry: 'Réessayer',
  cancel: 'Annuler',
  back: 'Retour',
  close: 'Fermer',
  confirm: 'Confirmer',
  refresh: 'Actualiser',
  reset: 'Réinitialiser',
  loading: 'Chargement...',
  ok: 'D’accord',
  required: 'Ce champ est obligatoire',
  invalid: 'Valeur invalide',
  validationError: 'Erreur de validation',
  unknownError: 'Erreur inconnue',
  unavailable: 'Non disponible',
} as const
