import { createClient, fillPath } from '@potager/domain/api'
import { watchMenu } from '@potager/domain/changes'
import type { Dish } from '@potager/domain/dish'
import { listRestaurantMenu } from '@potager/domain/restaurant-menu'
import { apiSettings } from '../calls.ts'
import { session } from '../session.ts'
import { followStream } from './follow-stream.ts'

/**
 * Shows the dishes of a restaurant's menu each time that it may have changed, where the backend tells that (extension). What
 * cannot be read again changes nothing.
 */
export function followMenu(restaurant: string, show: (dishes: Dish[]) => void, signal: AbortSignal): void {
  const { baseUrl, dialect } = apiSettings()
  if (!dialect.supports(watchMenu)) return
  const client = createClient({ baseUrl, session, dialect })
  let latest = 0

  async function read(): Promise<void> {
    const mine = ++latest
    try {
      const dishes = await client.send(listRestaurantMenu, restaurant)
      if (mine === latest && !signal.aborted) show(dishes)
    } catch (error) {
      console.warn(error)
    }
  }

  const address = baseUrl + fillPath(watchMenu.path, { id: restaurant })
  followStream(
    () => new EventSource(address),
    () => void read(),
    signal,
  )
}
