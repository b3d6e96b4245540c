import { formatPlural } from '../format/counts.ts'
import { isolated } from '../text/text.ts'

/** What every import of a file says. */
export const importMessages = {
  open: 'Importer…',
  choose: 'Choisir un fichier',
  chooseOther: 'Choisir un autre fichier',
  template: 'Télécharger un modèle',
  reading: 'Comparaison avec la base…',
  comparisonFailed: (reason: string) => `La comparaison a échoué\u00a0: ${reason} Rien n’a été écrit.`,
  applyFailed: (reason: string) => `L’import a échoué\u00a0: ${reason} Rien n’a été écrit.`,
  noAnswer:
    'Le serveur n’a pas répondu, l’import est peut-être fait. Importez à nouveau\u00a0: il ne sera fait qu’une fois.',
  unreadableFile: 'Ce fichier n’a pas pu être lu. Choisissez-le à nouveau.',
  compareAgain: 'Comparer à nouveau',
  applying: 'Import en cours…',
  blocked:
    'Rien ne peut être importé tant qu’une ligne est refusée. Corrigez-la dans le fichier, puis choisissez-le à nouveau.',
  row: (row: number) => `Ligne ${row}`,
  rowOf: (row: number, name: string) => `Ligne ${row} · ${isolated(name)}`,
  others: (count: number) => `Et ${formatPlural(count, 'autre ligne', 'autres lignes')}.`,
  before: 'Avant',
  after: 'Après',
  none: 'rien',
  refusedRows: (count: number) => `${formatPlural(count, 'ligne refusée', 'lignes refusées')}, rien n’a été importé.`,
} as const

/** What is said of a file of rows with titles, whatever they are about. */
export const importFileMessages = {
  encoding: 'Ce fichier n’est pas un texte lisible. Dans votre tableur, enregistrez-le en «\u00a0CSV UTF-8\u00a0».',
  quote: 'Un guillemet ouvert n’est jamais fermé dans ce CSV. Corrigez-le, ou repartez du modèle.',
  tooLarge: 'Ce fichier dépasse 1 Mo. Coupez-le en plusieurs fichiers.',
  missing: (title: string) =>
    `Il manque une colonne «\u00a0${title}\u00a0» à ce fichier. La première ligne donne les titres, comme dans le modèle.`,
  twice: (title: string) => `La colonne «\u00a0${title}\u00a0» est en double. Gardez-en une seule.`,
} as const
