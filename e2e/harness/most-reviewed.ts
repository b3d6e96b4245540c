import { fetchCalm } from './calm.ts'
import { foreign } from './server.ts'

export type ReviewedRestaurant = { id: string; name: string; count: number }

/**
 * The restaurant with the most approved reviews, whatever the date of the demonstration data; a backend of the
 * specification cannot count them.
 */
export async function mostReviewed(url: string): Promise<ReviewedRestaurant> {
  const read = async <T>(path: string) => (await fetchCalm(`${url}/api/notprotected/${path}`)).json() as Promise<T>
  const all = await read<{ id: string; name: string }[]>('restaurant')
  const counted = await Promise.all(
    all.map(async ({ id, name }) => {
      const summary = `reviews/summary?resourceType=RESTAURANT&resourceId=${id}`
      return { id, name, count: foreign ? 0 : (await read<{ count: number }>(summary)).count }
    }),
  )
  const [most] = counted.toSorted((one, other) => other.count - one.count)
  if (!most) throw new Error('Aucun restaurant de démonstration.')
  return most
}
