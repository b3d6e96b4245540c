import { formatPlural } from '../../base/format/counts.ts'
import { importMessages } from '../../base/messages/import.ts'

/** Export and import of the disease base, and mentions of a disease. */
export const diseaseImportMessages = {
  ...importMessages,
  exportCsv: 'Exporter en CSV',
  exportJson: 'Exporter en JSON',
  exporting: 'Export en cours…',
  exported: (count: number) => `${formatPlural(count, 'maladie')} dans le fichier`,
  nothingToExport: 'Aucune maladie à exporter',
  import: 'Importer…',
  title: 'Importer des maladies',
  limits: 'CSV (séparateur «\u00a0;\u00a0») ou JSON, comme le fait l’export\u00a0: 500 maladies et 1 Mo au plus.',
  rules:
    'Une ligne remplace la maladie de son identifiant, sinon celle du même nom. Rien n’est jamais supprimé, et rien n’est écrit avant votre accord.',
  apply: (count: number) => `Importer ${formatPlural(count, 'maladie')}`,
  applied: (created: number, changed: number) =>
    `Import terminé\u00a0: ${formatPlural(created, 'maladie créée', 'maladies créées')}, ${formatPlural(changed, 'modifiée')}.`,
  nothing: 'Rien à changer\u00a0: la base contient déjà tout ce que dit ce fichier.',
  created: 'Créées',
  changed: 'Modifiées',
  unchanged: 'Inchangées',
  refused: 'Refusées',
  unknownId: 'Aucune maladie n’a cet identifiant. Retirez-le pour créer la maladie.',
  repeated: (row: number) => `La ligne ${row} concerne déjà cette maladie. Gardez une seule des deux.`,
  outdated: 'La base a changé depuis la comparaison. Comparez à nouveau avant d’importer.',
  file: {
    reference: 'Référence',
    titled: (title: string) => `«\u00a0${title}\u00a0»`,
    untitled: 'sans titre',
    empty: 'Ce fichier est vide. Choisissez un fichier CSV ou JSON issu de l’export.',
    noRows: 'Ce fichier ne contient aucune maladie. Ajoutez-en au moins une sous les titres des colonnes.',
    tooLarge: 'Ce fichier dépasse 1 Mo. Coupez-le en plusieurs fichiers.',
    tooMany: (count: number) =>
      `Ce fichier contient ${count} maladies, 500 au plus par import. Coupez-le en plusieurs fichiers.`,
    encoding: 'Ce fichier n’est pas un texte UTF-8. Dans votre tableur, enregistrez-le en «\u00a0CSV UTF-8\u00a0».',
    json: 'Ce JSON est illisible. Corrigez-le, ou repartez d’un export.',
    jsonList: 'Ce JSON doit être une liste de maladies, entre crochets. Repartez d’un export pour voir sa forme.',
    quote: 'Un guillemet ouvert n’est jamais fermé dans ce CSV. Corrigez-le, ou repartez d’un export.',
    missing: (names: string) =>
      `Colonnes manquantes\u00a0: ${names}. Les colonnes se séparent par «\u00a0;\u00a0», comme dans un export.`,
    unknown: (names: string) => `Colonnes inconnues\u00a0: ${names}. Retirez-les ou donnez-leur un titre de l’export.`,
    twice: (names: string) => `Colonnes en double\u00a0: ${names}. Gardez une seule colonne de chaque.`,
    id: 'L’identifiant n’a pas la forme attendue. Reprenez celui de l’export ou retirez-le.',
    cells: (count: number, expected: number) =>
      `${formatPlural(count, 'colonne')} au lieu de ${expected}. Vérifiez les «\u00a0;\u00a0» et les guillemets.`,
    object: 'Une maladie est attendue, entre accolades',
  },
  mentions: {
    label: 'Où cette maladie apparaît',
    text: (sessions: number, reports: number) =>
      `Mentionnée dans ${formatPlural(sessions, 'session')} et ${formatPlural(reports, 'signalement')}`,
    open: 'Signalements ouverts',
    resolved: 'Signalements résolus',
    failed: 'Le nombre de mentions n’a pas pu être lu.',
  },
} as const
