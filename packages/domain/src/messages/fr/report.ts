/** Reports of wrong answers (SPEC §5, §8); what the specification does not give is ours. */
export const reportMessages = {
  resolved: 'Signalement résolu avec succès !',
  resolveFailure: 'Erreur lors de la résolution',
  unknown: 'Signalement introuvable.',
  alreadyResolved: 'Ce signalement est déjà résolu.',
} as const

/** Rules of a report and of its resolution at their fields. */
export const reportFormMessages = {
  resolution: 'Veuillez saisir une résolution',
  updateDisease: 'Indiquez si la base de maladies est à mettre à jour',
  session: 'Session non trouvée',
  feedback: 'Dites ce qui n’allait pas',
  actualDiagnosis: 'Texte attendu',
  max: (max: number) => `Maximum ${max} caractères`,
} as const
