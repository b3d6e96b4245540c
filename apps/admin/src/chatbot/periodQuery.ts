/** The period of a screen in days from its address (`?jours=30`); one that the screen does not offer is its usual one. */
export function readDays(params: URLSearchParams, offered: readonly number[], usual: number): number {
  const days = Number(params.get('jours'))
  return offered.includes(days) ? days : usual
}
