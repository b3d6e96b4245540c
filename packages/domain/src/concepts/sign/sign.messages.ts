import { formatCount, formatPlural } from '../../base/format/counts.ts'
import { isolated } from '../../base/text/text.ts'
import { diseaseScreenMessages } from '../disease/disease.messages.ts'

/** Field errors of a sign, and refusals. */
export const signFormMessages = {
  name: 'Le signe est requis',
  words: 'Indiquez au moins un mot de propriétaire',
  entry: 'Une entrée est vide',
  unreadable: 'Écrivez au moins une lettre ou un chiffre.',
  max: (max: number) => `Maximum ${max} caractères`,
  maxEntries: (max: number) => `Maximum ${max} entrées`,
  nameTaken: 'Ce signe est déjà dans la liste.',
  full: (max: number) => `La liste a déjà ${max} signes, le plus qu’elle peut avoir.`,
  unknown: 'Signe introuvable.',
} as const

/** The screen « Mots des propriétaires ». */
export const signScreenMessages = {
  title: 'Mots des propriétaires',
  intro:
    'Un signe est un symptôme tel que les maladies l’écrivent. Ses mots sont ceux des propriétaires\u00a0: l’assistant les comprend aussi au milieu d’une phrase.',
  total: (count: number) => formatPlural(count, 'signe'),
  found: (count: number, total: number) => `${formatCount(count)} sur ${formatPlural(total, 'signe')}`,
  list: 'Signes',
  pages: 'Pages de signes',
  filter: 'Filtrer les signes',
  text: 'Signe ou mot',
  words: 'Mots des propriétaires',
  unused: 'Aucune maladie n’a ce symptôme\u00a0: ses mots ne mènent à rien.',
  empty: 'Aucun signe trouvé',
  emptyHint:
    'L’équipe ajoute ici les mots des propriétaires\u00a0: sans eux, l’assistant ne comprend que ceux des maladies.',
  filteredHint: 'Élargissez la recherche ou réinitialisez le filtre.',
  unavailable: 'Ce service ne connaît pas les mots des propriétaires',
  unavailableHint: 'Son moteur de diagnostic a ses propres règles.',
  add: 'Ajouter un signe',
  edit: 'Modifier',
  editOf: (name: string) => `Modifier ${isolated(name)}`,
  delete: 'Supprimer',
  deleteOf: (name: string) => `Supprimer ${isolated(name)}`,
  deleteQuestion: (name: string) => `Supprimer le signe «\u00a0${isolated(name)}\u00a0»\u00a0?`,
  deleteWarning: (words: readonly string[]) =>
    `L’assistant ne comprendra plus\u00a0: ${words.join(', ')}. Les maladies ne changent pas.`,
  keep: 'Garder le signe',
  created: 'Signe ajouté',
  updated: 'Signe modifié',
  deleted: 'Signe supprimé',
  createFailure: 'Le signe n’a pas été ajouté',
  updateFailure: 'Le signe n’a pas été modifié',
  deleteFailure: 'Le signe n’a pas été supprimé',
  form: {
    createTitle: 'Nouveau signe',
    editTitle: (name: string) => `Modifier «\u00a0${isolated(name)}\u00a0»`,
    changedMeanwhile: diseaseScreenMessages.form.changedMeanwhile,
    name: 'Signe',
    nameHint: 'Le symptôme, écrit comme dans les maladies',
    words: 'Mots des propriétaires',
    wordsHint: 'Séparés par des virgules, par exemple\u00a0: respire mal, n’arrive plus à respirer',
    repeats: (written: string, like: string) => `«\u00a0${written}\u00a0» répète «\u00a0${like}\u00a0»`,
    create: 'Ajouter le signe',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
  },
} as const
