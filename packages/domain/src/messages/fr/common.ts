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
  leaveQuestion: 'Quitter sans enregistrer\u00a0?',
  leaveWarning: 'Ce que vous avez saisi sera perdu.',
  leave: 'Quitter la page',
  stay: 'Rester ici',
  /** What failed, and why when the server says. */
  because: (failure: string, reason: string | undefined) => (reason ? `${failure}\u00a0: ${reason}` : failure),
} as const
