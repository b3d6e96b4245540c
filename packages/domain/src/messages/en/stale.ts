import type * as fr from '../fr/stale.ts'
import type { Translated } from '../translated.ts'

export const staleMessages = {
  dish: 'This dish was changed meanwhile. Load it again before you change it.',
  restaurant: 'This restaurant was changed meanwhile. Load it again before you change it.',
  room: 'This room was changed meanwhile. Load it again before you change it.',
  chatbotSettings: 'These settings were changed meanwhile. Note what you typed, load the page again, then save again.',
  booking: (status) =>
    `Its status was changed meanwhile to “${status}”. Nothing else was changed; check, then start again if need be.`,
} satisfies Translated<typeof fr.staleMessages>
