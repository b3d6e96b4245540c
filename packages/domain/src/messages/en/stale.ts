import type * as fr from '../fr/stale.ts'
import type { Translated } from '../translated.ts'

export const staleMessages = {
  dish: 'This dish was changed meanwhile: nothing was saved. Read it again, then save again.',
  restaurant: 'This restaurant was changed meanwhile: nothing was saved. Read it again, then save again.',
  room: 'This room was changed meanwhile: it was not saved. Read it again, then save again.',
  disease: 'This disease was changed meanwhile: nothing was saved. Read it again, then save again.',
  sign: 'This sign was changed meanwhile: nothing was saved. Read it again, then save again.',
  chatbotSettings: 'These settings were changed meanwhile: nothing was saved. Read them again, then save again.',
  booking: (status) =>
    `Its status was changed meanwhile to “${status}”. Nothing else was changed; check, then start again if need be.`,
} satisfies Translated<typeof fr.staleMessages>
