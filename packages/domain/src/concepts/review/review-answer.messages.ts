import { isolated } from '../../base/text/text.ts'

/** The answer of the house to a review: its button and its dialog. */
export const answerMessages = {
  act: 'Répondre en public',
  title: (author: string) => `Répondre à ${isolated(author)}`,
  rule: 'La réponse est publiée telle quelle sous l’avis, avec sa date. Elle est donnée une fois et ne se modifie pas.',
  label: 'Votre réponse',
  counter: (length: number, max: number) => `${length}/${max}`,
  publish: 'Publier la réponse',
  keep: 'Ne pas répondre',
  published: 'Réponse publiée',
  answer: 'Réponse de la maison',
  answeredAt: 'Répondu le',
} as const
