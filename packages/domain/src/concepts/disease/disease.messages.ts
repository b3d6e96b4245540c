import { formatCount, formatPlural } from '../../base/format/counts.ts'
import { isolated } from '../../base/text/text.ts'
import type { Urgency } from './disease.ts'

export const urgencyLabels: Record<Urgency, string> = { LOW: 'Faible', MEDIUM: 'Modérée', HIGH: 'Élevée' }

/** The disease base; the three success texts are ours (AMB-47). */
export const diseaseMessages = {
  empty: 'Aucune maladie trouvée',
  created: 'Maladie créée avec succès !',
  updated: 'Maladie modifiée avec succès !',
  deleted: 'Maladie supprimée avec succès !',
  createFailure: 'Erreur lors de la création',
  updateFailure: 'Erreur lors de la modification',
  deleteFailure: 'Erreur lors de la suppression',
  deleteQuestion: (name: string) => `Supprimer la maladie «\u00a0${isolated(name)}\u00a0»\u00a0?`,
  deleteWarning: 'Cette suppression est irréversible et peut affecter les diagnostics qui y sont liés.',
  nearDuplicate: (written: string, like: string) => `«\u00a0${written}\u00a0» répète peut-être «\u00a0${like}\u00a0»`,
} as const

/** Field errors of a disease. */
export const diseaseFormMessages = {
  name: 'Le nom est requis',
  urgency: 'Choisissez un niveau d’urgence',
  description: 'La description est requise',
  symptoms: 'Indiquez au moins un symptôme',
  affectedRaces: 'Indiquez au moins une race, ou «\u00a0toutes\u00a0»',
  advice: 'Les conseils sont requis',
  prevention: 'Texte attendu',
  entry: 'Une entrée est vide',
  entryComma: 'Une virgule sépare deux entrées\u00a0: écrivez-en deux',
  max: (max: number) => `Maximum ${max} caractères`,
  maxEntries: (max: number) => `Maximum ${max} entrées`,
  nameTaken: 'Une maladie porte déjà ce nom.',
} as const

/** The screen « Maladies ». */
export const diseaseScreenMessages = {
  title: 'Maladies',
  total: (count: number) => formatPlural(count, 'maladie'),
  found: (count: number, total: number) => `${formatCount(count)} sur ${formatPlural(total, 'maladie')}`,
  foundOnPage: (count: number) => `${formatPlural(count, 'maladie')} sur cette page`,
  add: 'Ajouter une maladie',
  list: 'Maladies',
  pages: 'Pages de maladies',
  filteredHint: 'Élargissez la recherche ou réinitialisez les filtres.',
  filters: {
    heading: 'Filtrer les maladies',
    text: 'Nom ou symptôme',
    anyUrgency: 'Toutes les urgences',
    race: 'Race',
  },
  urgency: (label: string) => `Urgence ${label.toLowerCase()}`,
  allRaces: 'Toutes les races',
  edit: 'Modifier',
  editOf: (name: string) => `Modifier ${isolated(name)}`,
  delete: 'Supprimer',
  deleteOf: (name: string) => `Supprimer ${isolated(name)}`,
  keep: 'Garder la maladie',
  form: {
    createTitle: 'Nouvelle maladie',
    changedMeanwhile: (names: readonly string[]) =>
      `Changé par quelqu’un d’autre entre-temps\u00a0: ${names.join(', ')}. Votre saisie est gardée\u00a0; vérifiez, puis enregistrez de nouveau.`,
    editTitle: (name: string) => `Modifier «\u00a0${isolated(name)}\u00a0»`,
    symptomsHint: 'Séparés par des virgules',
    racesHint: 'Séparées par des virgules, ou «\u00a0toutes\u00a0»',
    create: 'Créer la maladie',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
  },
} as const
