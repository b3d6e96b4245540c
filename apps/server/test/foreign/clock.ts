/** How dates are answered: text, or arrays as Jackson writes them. */
export type Spelling = 'text' | 'arrays'

const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The clock of Paris at an instant: YYYY-MM-DDTHH:MM:SS. */
export const parisClock = (instant: number): string => paris.format(instant).replace(' ', 'T')

/** The instant of a clock of Paris. */
export function parisInstant(clock: string): number {
  const asUtc = Date.parse(`${clock.slice(0, 19)}Z`)
  const offset = (at: number) => Date.parse(`${parisClock(at)}Z`) - at
  return asUtc - offset(asUtc - offset(asUtc))
}

/** Whether a day of the calendar exists. */
export function isRealDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
}

/** A clock in the spelling of the answers. */
export function spell(clock: string, spelling: Spelling, firstMonth = 1): string | number[] {
  if (spelling === 'text') return clock
  const [year = 0, month = 0, ...rest] = clock.split(/[-T:]/).map(Number)
  return [year, month - 1 + firstMonth, ...rest]
}
