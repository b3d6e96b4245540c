import { formatPlural } from '../../base/format/counts.ts'
import { importFileMessages, importMessages } from '../../base/messages/import.ts'
import { isolated } from '../../base/text/text.ts'

/** Import of dishes from a file. */
export const dishImportMessages = {
  ...importMessages,
  columns: {
    id: 'Référence',
    name: 'Nom',
    category: 'Catégorie',
    price: 'Prix TTC',
    description: 'Description',
    allergens: 'Allergènes',
    available: 'Disponible',
  },
  title: 'Importer des plats',
  limits: 'CSV d’un tableur, avec une ligne de titres\u00a0: 500 plats et 1 Mo au plus.',
  rules:
    'Une ligne complète le plat de sa référence, sinon celui du même nom. Une case vide ne change rien, rien n’est jamais supprimé, et rien n’est écrit avant votre accord. Un nouveau plat dit ses allergènes, séparés par des virgules, ou «\u00a0aucun\u00a0».',
  apply: (count: number) => `Importer ${formatPlural(count, 'plat')}`,
  applied: (created: number, changed: number) =>
    `Import terminé\u00a0: ${formatPlural(created, 'plat créé', 'plats créés')}, ${formatPlural(changed, 'modifié')}.`,
  nothing: 'Rien à changer\u00a0: le menu contient déjà tout ce que dit ce fichier.',
  created: 'Créés',
  changed: 'Modifiés',
  unchanged: 'Inchangés',
  refused: 'Refusés',
  templateName: 'modele-plats.csv',
  samples: {
    starter: { name: 'Velouté de potimarron', description: 'Graines torréfiées' },
    main: { name: 'Curry de pois chiches', description: '' },
  },
  noAllergen: 'aucun',
  yes: 'oui',
  no: 'non',
  unknownId: 'Aucun plat n’a cette référence. Retirez-la pour créer le plat.',
  ambiguous: 'Plusieurs plats ont ce nom. Donnez la référence du bon.',
  repeated: (row: number) => `La ligne ${row} concerne déjà ce plat. Gardez une seule des deux.`,
  notYours: 'Ce plat existe déjà, et seul un gérant le modifie. Retirez la ligne.',
  outdated: 'Le menu a changé depuis la comparaison. Comparez à nouveau avant d’importer.',
  price: 'Prix illisible. Écrivez-le en euros, par exemple 12,50',
  category: 'Catégorie inconnue. Écrivez Entrées, Plats, Desserts ou Boissons',
  allergen: (name: string) =>
    `Allergène inconnu\u00a0: «\u00a0${isolated(name)}\u00a0». Reprenez un nom du modèle, ou écrivez «\u00a0aucun\u00a0»`,
  allergensNeeded: 'Indiquez-les, séparés par des virgules, ou écrivez «\u00a0aucun\u00a0»',
  available: 'Écrivez oui ou non',
  file: {
    ...importFileMessages,
    empty: 'Ce fichier est vide. Repartez du modèle ou d’un export.',
    noRows: 'Ce fichier ne contient aucun plat. Ajoutez-en au moins un sous les titres des colonnes.',
    tooMany: (count: number) =>
      `Ce fichier contient ${formatPlural(count, 'plat')}, 500 au plus par import. Coupez-le en plusieurs fichiers.`,
    id: 'La référence n’a pas la forme attendue. Reprenez celle de l’export ou retirez-la.',
  },
} as const
