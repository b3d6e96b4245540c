import { formatPlural } from '../../base/format/counts.ts'
import { importFileMessages, importMessages } from '../../base/messages/import.ts'

/** Import of customers from a file. */
export const customerImportMessages = {
  ...importMessages,
  columns: { id: 'Référence', fullName: 'Nom', phone: 'Téléphone', email: 'E-mail', note: 'Note' },
  title: 'Importer des clients',
  limits: 'CSV d’un tableur, avec une ligne de titres\u00a0: 5\u202f000 clients et 1 Mo au plus.',
  rules:
    'Une ligne complète le client de sa référence, sinon celui de son téléphone ou de son e-mail. Une case vide ne change rien, rien n’est jamais supprimé, et rien n’est écrit avant votre accord.',
  apply: (count: number) => `Importer ${formatPlural(count, 'client')}`,
  applied: (created: number, changed: number) =>
    `Import terminé\u00a0: ${formatPlural(created, 'client créé', 'clients créés')}, ${formatPlural(changed, 'complété')}.`,
  restaurantHint: 'Les clients créés lui appartiennent.',
  nothing: 'Rien à changer\u00a0: vos clients ont déjà tout ce que dit ce fichier.',
  created: 'Créés',
  changed: 'Complétés',
  unchanged: 'Inchangés',
  refused: 'Refusés',
  templateName: 'modele-clients.csv',
  sample: ['Claire Dubois', '06 39 98 12 34', 'claire@exemple.fr', 'Terrasse'],
  unknownId: 'Aucun client n’a cette référence. Retirez-la pour créer le client.',
  ambiguous: 'Plusieurs clients ont ce téléphone ou cet e-mail. Donnez la référence du bon, ou fusionnez-les.',
  repeated: (row: number) => `La ligne ${row} concerne déjà ce client. Gardez une seule des deux.`,
  outdated: 'Les clients ont changé depuis la comparaison. Comparez à nouveau avant d’importer.',
  file: {
    ...importFileMessages,
    empty: 'Ce fichier est vide. Repartez du modèle ou d’un export.',
    noRows: 'Ce fichier ne contient aucun client. Ajoutez-en au moins un sous les titres des colonnes.',
    tooMany: (count: number) =>
      `Ce fichier contient ${formatPlural(count, 'client')}, 5\u202f000 au plus par import. Coupez-le en plusieurs fichiers.`,
    id: 'La référence n’a pas la forme attendue. Reprenez celle de l’export ou retirez-la.',
  },
} as const
