import { MENU_CHANGED } from '@potager/domain/changes'

/** Changes within this time are read together. */
const GATHER_MS = 300
/** `EventSource.CLOSED`: refused, it does not come back by itself. */
const CLOSED = 2

/** The part of an EventSource that is used here. */
export type MenuStream = Pick<EventSource, 'readyState' | 'addEventListener' | 'close'>

/** Browser features used here; tests pass their own. */
export type Surroundings = {
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
