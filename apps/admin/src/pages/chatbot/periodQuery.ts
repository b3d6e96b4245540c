/** The period in days from the URL (`?jours=30`); a value the screen does not offer becomes its default. */
export function readDays(params: URLSearchParams, offered: readonly number[], usual: number): number {
  const days = Number(params.get('jours'))
  return offered.includes(days) ? days : usual
}
