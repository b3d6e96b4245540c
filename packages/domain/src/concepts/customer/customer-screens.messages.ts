import { formatCount, formatPlural } from '../../base/format/counts.ts'
import { customerFieldLabels } from '../../base/messages/fields.ts'
import { isolated, ofName } from '../../base/text/text.ts'

/** What a new customer shares with one that is known. */
export type SharedContact = 'phone' | 'email' | 'both'

const already: Record<SharedContact, string> = {
  phone: 'Ce numéro est déjà celui de',
  email: 'Cet e-mail est déjà celui de',
  both: 'Ce numéro et cet e-mail sont déjà ceux de',
}

/** The fields of a customer, in the dialog of a new one and on the page of one. */
export const customerFormMessages = {
  ...customerFieldLabels,
  contactHint: 'Un téléphone ou un e-mail suffit',
  phoneHint: 'Par exemple 06 12 34 56 78',
  noteHint: 'Habitudes, allergies… Lue par l’équipe seulement',
} as const

/** The picker's way to a new customer, and its dialog. */
export const newCustomerMessages = {
  option: (typed: string) => `Nouveau client\u00a0: ${isolated(typed)}`,
  title: 'Nouveau client',
  create: 'Créer le client',
  creating: 'Création…',
  created: (name: string) => `${isolated(name)} est dans vos clients`,
  failure: 'Le client n’a pas été créé',
  isAlready: (shared: SharedContact | null, names: readonly string[]) =>
    `${shared ? already[shared] : 'Ces coordonnées sont déjà celles de'} ${names.map(isolated).join(', ')}.`,
  mayBe: 'Est-ce la même personne\u00a0?',
  choose: (name: string) => `Choisir ${isolated(name)}`,
  createAnyway: 'Créer quand même',
} as const

/** The page of a customer. */
export const customerPageMessages = {
  new: 'Nouveau client',
  bookings: (count: number, noShows: number) =>
    noShows > 0 ? `${formatCount(count)}, dont ${formatPlural(noShows, 'absence')}` : formatCount(count),
  neverSeen: 'Pas encore venu',
} as const

/** The merge of two pages of the same person. */
export const mergeCustomersMessages = {
  open: 'Fusionner avec un doublon',
  title: (name: string) => `Fusionner la fiche ${ofName(name)}`,
  intro: 'Cherchez l’autre fiche de la même personne.',
  reading: 'Lecture de la fiche…',
  kept: 'Fiche gardée',
  double: 'Doublon',
  swap: 'Garder l’autre fiche',
  follows: 'Ce qui suit',
  moved: (parts: readonly string[]) =>
    parts.length > 0
      ? `La fiche gardée reçoit du doublon\u00a0: ${parts.join(', ')}.`
      : 'Le doublon n’a ni commande, ni réservation, ni avis.',
  orders: (count: number) => formatPlural(count, 'commande'),
  bookings: (count: number) => formatPlural(count, 'réservation et demande', 'réservations et demandes'),
  reviews: (count: number) => `${formatCount(count)} avis`,
  filled:
    'Son nom et ses coordonnées restent\u00a0; ce qui lui manque vient du doublon, ce qui diffère s’ajoute à sa note.',
  gone: 'Le doublon disparaît\u00a0: son adresse mène à la fiche gardée.',
  undoable: (hours: number) => `La fusion peut être défaite pendant ${formatPlural(hours, 'heure')}.`,
  confirm: 'Fusionner les deux fiches',
  merging: 'Fusion…',
  merged: 'Les deux fiches n’en font plus qu’une',
  failure: 'Les fiches n’ont pas été fusionnées',
  none: '–',
  undo: 'Défaire la fusion',
  undoQuestion: 'Défaire la dernière fusion\u00a0?',
  undoWarning: 'Ce qui venait du doublon retourne à sa fiche, qui redevient visible.',
  keepMerged: 'Garder la fusion',
  undone: 'La fusion est défaite',
  undoFailure: 'La fusion n’a pas été défaite',
} as const

/** An edit that gives a customer the phone or e-mail of another. */
export const editedDoubleMessages = {
  title: 'Un autre client a ce contact',
  hint: 'Pour n’en garder qu’un, fusionnez les deux fiches.',
  save: 'Enregistrer quand même',
  back: 'Corriger',
} as const
