import { ofName } from '../../base/text/isolated.ts'

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
