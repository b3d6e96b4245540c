import { createClient, fillPath } from '@potager/domain/api'
import { MENU_CHANGED, watchMenu } from '@potager/domain/changes'
import type { Dish } from '@potager/domain/dish'
import { listRestaurantMenu } from '@potager/domain/restaurant-menu'
import { apiSettings } from '../calls.ts'
import { session } from '../session.ts'

/** Changes within this time are read together. */
const GATHER_MS = 300
/** `EventSource.CLOSED`: refused, it does not come back by itself. */
const CLOSED = 2

/** The part of an EventSource that is used here. */
type MenuStream = Pick<EventSource, 'readyState' | 'addEventListener' | 'close'>

/** Browser features used here; tests pass their own. */
type Surroundings = {
  document: Pick<Document, 'visibilityState' | 'addEventListener'>
  window: Pick<Window, 'addEventListener'>
}

/**
 * Calls `changed` when the stream says so, until the signal aborts. It is open while the page is seen only: a browser has six
 * connections to a server for all its tabs. One that is refused before it ever opened is not tried again.
 */
export function followStream(
  open: () => MenuStream,
  changed: () => void,
  signal: AbortSignal,
  { document, window }: Surroundings = globalThis,
): void {
  let stream: MenuStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let absent = false

  function gather(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      changed()
    }, GATHER_MS)
  }

  function close(): void {
    stream?.close()
    stream = undefined
    clearTimeout(timer)
    timer = undefined
  }

  function begin(): void {
    const opening = open()
    let opened = false
    opening.addEventListener('open', () => {
      opened = true
    })
    opening.addEventListener('error', () => {
      absent ||= !opened && opening.readyState === CLOSED
    })
    opening.addEventListener(MENU_CHANGED, gather)
    stream = opening
  }

  function look(): void {
    if (document.visibilityState !== 'visible') close()
    else if (!absent && (stream === undefined || stream.readyState === CLOSED)) begin()
  }

  if (signal.aborted) return
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('pagehide', close, { signal })
  window.addEventListener('pageshow', look, { signal })
  signal.addEventListener('abort', close)
  look()
}

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
