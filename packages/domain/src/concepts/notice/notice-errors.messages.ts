/** Errors of the fields of a notice, and of its decision. */
export const noticeFieldErrors = {
  motive: 'Choisissez un motif',
  explanation: 'Expliquez ce qui pose problème\u00a0: ce motif ne suffit pas à lui seul',
  goodFaith: 'Cochez la case pour envoyer le signalement',
  decision: 'Choisissez de maintenir ou de retirer l’avis',
  reason: 'Écrivez les motifs de la décision',
} as const
