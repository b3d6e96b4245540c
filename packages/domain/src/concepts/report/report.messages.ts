/** Reports of wrong answers; texts beyond the specification are ours. */
export const reportMessages = {
  resolved: 'Signalement résolu avec succès !',
  resolveFailure: 'Erreur lors de la résolution',
  unknown: 'Signalement introuvable.',
  alreadyResolved: 'Ce signalement est déjà résolu.',
} as const

/** Field errors of a report and its resolution. */
export const reportFormMessages = {
  resolution: 'Veuillez saisir une résolution',
  updateDisease: 'Indiquez si la base de maladies est à mettre à jour',
  session: 'Session non trouvée',
  feedback: 'Dites ce qui n’allait pas',
  actualDiagnosis: 'Texte attendu',
  max: (max: number) => `Maximum ${max} caractères`,
} as const
