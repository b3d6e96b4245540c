import { formatPlural } from '../../base/format/counts.ts'
import { ofName } from '../../base/text/text.ts'

/** The notices in the moderation. */
export const noticeScreenMessages = {
  tabs: 'Avis à modérer ou signalés',
  pending: 'À modérer',
  notices: (count: number | null) => (count === null ? 'Signalements' : `Signalements (${count})`),
  title: 'Avis signalés',
  counts: (count: number) => formatPlural(count, 'signalement ouvert', 'signalements ouverts'),
  list: 'Signalements',
  pages: 'Pages de signalements',
  range: (from: number, to: number, total: number) => `De ${from} à ${to} sur ${total}`,
  empty: 'Aucun signalement ouvert.',
  emptyHint: 'Les visiteurs signalent un avis publié depuis la page du restaurant.',
  failure: 'Les signalements n’ont pas pu être lus.',
  received: (when: string) => `Signalé le ${when}`,
  explanation: 'Explication',
  noExplanation: 'Sans explication.',
  review: (author: string) => `Avis ${ofName(author)}`,
  noComment: 'Note laissée sans commentaire.',
  times: (times: number) => `Signalements de cet avis\u00a0: ${times}`,
  unpublished: 'Cet avis n’est plus publié.',
  decide: 'Décider',
  decideOn: (motive: string, author: string) => `du signalement «\u00a0${motive}\u00a0» de l’avis ${ofName(author)}`,
  dialog: {
    title: 'Décider d’un avis signalé',
    closes: (open: number) =>
      open > 1
        ? `La décision clôt les ${open} signalements ouverts de cet avis. Elle ne se modifie pas.`
        : 'La décision clôt ce signalement. Elle ne se modifie pas.',
    choice: 'Décision',
    keep: 'Maintenir l’avis',
    withdraw: 'Retirer l’avis',
    reason: 'Motifs de la décision',
    reasonHint: (length: number, max: number) =>
      `Les faits et la règle sur lesquels elle repose. Ils sont destinés à la personne qui signale et à l’auteur de l’avis. ${length}/${max}`,
    confirm: 'Enregistrer la décision',
    cancel: 'Ne pas décider',
    saved: { KEPT: 'Avis maintenu.', WITHDRAWN: 'Avis retiré.' },
  },
} as const
