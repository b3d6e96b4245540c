import { isolated } from '../../base/text/text.ts'
import type { NoticeDecision } from './notice.ts'
import { noticeDecisionLabels } from './notice-labels.messages.ts'

/** Errors of the fields of a notice, and of its decision. */
export const noticeFieldErrors = {
  motive: 'Choisissez un motif',
  explanation: 'Expliquez ce qui pose problème\u00a0: ce motif ne suffit pas à lui seul',
  goodFaith: 'Cochez la case pour envoyer le signalement',
  decision: 'Choisissez de maintenir ou de retirer l’avis',
  reason: 'Écrivez les motifs de la décision',
} as const

/** Whom a message to somebody who gave no name is for. */
export const noticeRecipient = 'Personne qui a signalé un avis'

/** What the server refuses. */
export const noticeRefusals = {
  unpublished: 'Cet avis n’est pas ou plus publié.',
  tooMany: 'Trop de signalements ont été envoyés depuis cette connexion aujourd’hui. Réessayez demain.',
  full: 'Cet avis a déjà reçu beaucoup de signalements aujourd’hui\u00a0: la maison les lit. Réessayez demain.',
  over: 'Ce lien n’est pas ou plus valable\u00a0: il est incomplet, ou il a expiré.',
  unknown: 'Signalement introuvable.',
  decided: (who: string, decision: NoticeDecision, reason: string) =>
    `Déjà traité par ${isolated(who)}\u00a0: ${noticeDecisionLabels[decision].toLowerCase()}. Motifs\u00a0: «\u00a0${reason}\u00a0»`,
  /** When whoever decided has no account any more. */
  somebody: 'une autre personne',
  another: 'Un autre signalement de cet avis est arrivé entre-temps. Lisez-le, puis décidez.',
  alreadyGone:
    'Cet avis n’est plus publié et ne peut pas être maintenu. Choisissez «\u00a0Retirer l’avis\u00a0» pour clore ses signalements.',
} as const

/** Why a review that is noticed is no longer there, when nobody had to decide. */
export const noticeTakenBack = 'Son auteur l’a retiré lui-même.'
