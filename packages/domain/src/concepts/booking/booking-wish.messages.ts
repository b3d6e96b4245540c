import { formatPlural } from '../../base/format/counts.ts'
import { formatLongDate, formatTime } from '../../base/format/dates.ts'

/** « jeudi 3 décembre 2026, 20:00 – 22:00, 4 personnes », with both days when they differ. */
function formatWish({ start, end, people }: { start: string | null; end: string | null; people: number }): string {
  const sameDay = start?.slice(0, 10) === end?.slice(0, 10)
  const hours = `${formatTime(start)} – ${sameDay ? '' : `${formatLongDate(end)}, `}${formatTime(end)}`
  return `${formatLongDate(start)}, ${hours}, ${formatPlural(people, 'personne')}`
}

/** Another moment that the customer of a confirmed booking would prefer, for the house. */
export const bookingWishMessages = {
  title: 'Autre moment souhaité',
  mark: 'Autre moment souhaité',
  prefers: (wish: Parameters<typeof formatWish>[0]) => `Le client préférerait ${formatWish(wish)}.`,
  kept: 'Le moment confirmé reste tenu tant que vous n’avez pas répondu.',
  accept: 'Accepter ce moment',
  keep: 'Garder le moment confirmé',
  keepQuestion: 'Garder le moment confirmé\u00a0? Le motif figure dans le message au client, s’il y en a un.',
  back: 'Ne pas répondre encore',
  accepted: 'Moment accepté.',
  refused: 'Moment confirmé gardé.',
  failure: 'La réponse n’a pas été enregistrée',
} as const

/** Why the server refuses an answer to a wish. */
export const bookingWishRefusals = {
  accepted: 'Dites si ce moment est accepté',
  seen: 'Cette page a expiré. Rechargez-la, puis recommencez.',
  gone: 'Le client ne propose plus ce moment, ou une réponse lui a déjà été donnée. Relisez, puis recommencez si besoin.',
} as const
