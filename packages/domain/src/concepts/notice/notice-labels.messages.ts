import type { NoticeDecision, NoticeMotive } from './notice.ts'

/** The motives, as visitors choose them and moderators read them. */
export const noticeMotiveLabels: Readonly<Record<NoticeMotive, string>> = {
  FAKE: 'Faux avis, ou sans expérience réelle',
  OFFENSIVE: 'Propos injurieux ou haineux',
  PERSONAL_DATA: 'Données personnelles',
  OFF_TOPIC: 'Hors sujet',
  ADVERTISING: 'Publicité',
  ILLEGAL: 'Contenu illicite',
  OTHER: 'Autre motif',
}

/** What was decided, of the review. */
export const noticeDecisionLabels: Readonly<Record<NoticeDecision, string>> = {
  KEPT: 'Avis maintenu',
  WITHDRAWN: 'Avis retiré',
}
