import type { Urgency } from '../../disease/disease.ts'

/** Urgency levels as people read them (SPEC §9). */
export const urgencyLabels: Record<Urgency, string> = { LOW: 'Faible', MEDIUM: 'Modérée', HIGH: 'Élevée' }

/** The disease base (SPEC §2, §8); the texts of the three successes are ours (AMB-47). */
export const diseaseMessages = {
  empty: 'Aucune maladie trouvée',
  created: 'Maladie créée avec succès !',
  updated: 'Maladie modifiée avec succès !',
  deleted: 'Maladie supprimée avec succès !',
  createFailure: 'Erreur lors de la création',
  updateFailure: 'Erreur lors de la modification',
  deleteFailure: 'Erreur lors de la suppression',
  deleteQuestion: (name: string) => `Supprimer la maladie « ${name} » ?`,
  deleteWarning: 'Cette suppression est irréversible et peut affecter les diagnostics liés à cette maladie.',
  nearDuplicate: (written: string, like: string) => `« ${written} » répète peut-être « ${like} »`,
} as const

/** Rules of a disease at their fields. */
export const diseaseFormMessages = {
  name: 'Le nom est requis',
  urgency: 'Choisissez un niveau d’urgence',
  description: 'La description est requise',
  symptoms: 'Indiquez au moins un symptôme',
  affectedRaces: 'Indiquez au moins une race, ou « toutes »',
  advice: 'Les conseils sont requis',
  prevention: 'Texte attendu',
  entry: 'Une entrée est vide',
  max: (max: number) => `Maximum ${max} caractères`,
  maxEntries: (max: number) => `Maximum ${max} entrées`,
  nameTaken: 'Une maladie porte déjà ce nom.',
} as const
