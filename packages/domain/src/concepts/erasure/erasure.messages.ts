import { formatPlural } from '../../base/format/counts.ts'
import { isolated, ofName } from '../../base/text/text.ts'

/** The erasure of a person, on the page of a customer or of an account. */
export const erasureMessages = {
  act: 'Effacer cette personne',
  question: (name: string) => `Effacer ${isolated(name)}\u00a0?`,
  confirm: 'Effacer pour de bon',
  done: 'La personne est effacée',
  failure: 'La personne n’a pas été effacée',
  customer: {
    goes: 'Son nom, son téléphone, son e-mail, sa note et tous les textes libres de ses réservations, demandes et avis disparaissent pour de bon\u00a0: cela ne se défait pas.',
    stays: 'Restent, sans nom\u00a0: les montants, les jours et les nombres.',
    keep: 'Garder la fiche',
  },
  user: {
    goes: 'Son identifiant, son nom, son e-mail, ses appareils et la signature de ses avis disparaissent pour de bon, et ce compte ne s’ouvre plus\u00a0: cela ne se défait pas.',
    stays: 'Reste, sans nom\u00a0: ce que ce compte a fait, et quand.',
    keep: 'Garder le compte',
  },
} as const

/** What stands where an erased person was named. */
export const erasedWords = {
  customer: 'Client effacé',
  account: 'Compte effacé',
  author: 'Anonyme',
  title: 'Événement',
  reason: 'Texte effacé',
} as const

/** Why the server refuses to erase a person, or what is asked of one who is erased. */
export const erasureRefusals = {
  bookings: (count: number) =>
    `Ce client a ${formatPlural(count, 'réservation ou demande à venir', 'réservations ou demandes à venir')}\u00a0: annulez-les, ou effacez-le quand elles seront passées.`,
  erased: 'Ce client a été effacé\u00a0: sa fiche ne se modifie plus.',
  orders: (count: number) =>
    `Ce client a ${formatPlural(count, 'commande en cours', 'commandes en cours')}\u00a0: terminez-les ou annulez-les d’abord.`,
  ownAccount: 'Vous ne pouvez pas effacer votre propre compte\u00a0: demandez-le à un autre administrateur.',
  needed: (restaurants: readonly string[]) =>
    `Plus personne ne pourrait ouvrir ${restaurants.join(', ')}\u00a0: invitez d’abord quelqu’un dans cette équipe.`,
} as const

/** The export of what is held about anybody: its buttons, and what its text always has. */
export const exportTextMessages = {
  act: 'Exporter ce qui est conservé',
  question: (name: string) => `Ce qui est conservé ${ofName(name)}`,
  text: 'Fichier à lire',
  json: 'Fichier pour un logiciel (JSON)',
  failure: 'Le fichier n’a pas été fait',
  heading: 'Ce que nous conservons de vous',
  at: (moment: string) => `Au ${moment}`,
  email: 'E-mail',
  createdAt: 'Créée le',
  reviews: 'Avis',
  author: 'Signé',
  rating: 'Note donnée',
  comment: 'Commentaire',
  reason: 'Motif',
  objection: 'Contestation',
  answer: 'Réponse de la maison',
  notices: 'Signalements d’avis',
  explanation: 'Explication',
  contact: 'Contact',
  decision: 'Décision',
  decisionReason: 'Motifs de la décision',
  history: 'Historique',
} as const
