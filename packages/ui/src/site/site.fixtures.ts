import { type Instant, wallToInstant } from '@potager/domain/time'

/** A Saturday at 20:00 in Paris. */
export const saturdayEvening: Instant = wallToInstant('2026-11-21T20:00:00')

/** Another time on the same day. */
export const saturdayAt = (time: string): Instant => wallToInstant(`2026-11-21T${time}:00`)

export const evenings = { start: '19:00', end: '22:30' }

export { dish, restaurant } from '@potager/domain/samples'
