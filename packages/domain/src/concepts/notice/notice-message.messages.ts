import type { MessageText } from '../message/message.ts'
import { noticeRecourse } from './notice.messages.ts'
import type { NoticeWords } from './notice.ts'
import { noticeDecisionLabels, noticeMotiveLabels } from './notice-labels.messages.ts'

const motives = (words: NoticeWords) => words.motives.map((motive) => noticeMotiveLabels[motive]).join(', ')

const decided = ({ decision, reason, contact }: NoticeWords) => [
  decision ? `Décision\u00a0: ${noticeDecisionLabels[decision].toLowerCase()}.` : '',
  reason ? `Faits et règle retenus\u00a0: «\u00a0${reason}\u00a0»` : '',
  'Nos règles de publication des avis sont sur la page «\u00a0Avis\u00a0: règles de publication\u00a0» de ce site.',
  noticeRecourse.humans,
  noticeRecourse.house(contact),
  noticeRecourse.others,
]

/** What whoever gave notice and the author of the review are told. */
export const noticeMessageTexts = {
  'notice-received': (words: NoticeWords): MessageText => ({
    subject: `Signalement reçu\u00a0: avis sur ${words.about}`,
    paragraphs: [
      'Bonjour,',
      `Nous avons reçu votre signalement d’un avis sur ${words.about}. Motif\u00a0: ${motives(words)}.`,
      'Il est traité par une personne, sans moyen automatisé. La décision, une fois prise, se lit avec ses motifs par le lien privé du signalement.',
    ],
    link: 'Voir où il en est',
  }),
  'notice-decided': (words: NoticeWords): MessageText => ({
    subject: `Votre signalement\u00a0: avis sur ${words.about}`,
    paragraphs: [
      'Bonjour,',
      `Vous avez signalé un avis sur ${words.about}. Motif\u00a0: ${motives(words)}.`,
      ...decided(words),
    ],
    link: 'Voir le signalement',
  }),
  'notice-author': (words: NoticeWords): MessageText => ({
    subject: `Votre avis sur ${words.about} a été signalé`,
    paragraphs: [
      'Bonjour,',
      `Votre avis sur ${words.about} a été signalé. Motif indiqué\u00a0: ${motives(words)}.`,
      ...decided(words),
    ],
    link: 'Voir l’avis',
  }),
} as const
