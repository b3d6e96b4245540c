/** Something typed that is saved nowhere; `keep`, where there is one, puts it where the next visit finds it. */
export type Unsaved = { keep?: (() => void) | undefined }

type BrowserWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Everything typed that is saved nowhere, over all forms of the page: the browser asks before it leaves any of it. */
export function createUnsaved(browser: BrowserWindow) {
  const held = new Set<Unsaved>()
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()

  function forget(one: Unsaved) {
    held.delete(one)
    // Heard only while needed: a page that hears it is not kept for the browser's own back button.
    if (held.size === 0) browser.removeEventListener('beforeunload', ask)
  }

  return {
    /** Whether leaving loses something. */
    any: () => held.size > 0,
    /** Asks before this one is lost. Returns how to stop asking. */
    hold: (one: Unsaved): (() => void) => {
      held.add(one)
      browser.addEventListener('beforeunload', ask)
      return () => forget(one)
    },
    /** Keeps what can be kept, and asks for that no more; what cannot is still asked for. */
    keep: () => {
      for (const one of held) {
        if (!one.keep) continue
        one.keep()
        forget(one)
      }
    },
    /** Asks for nothing any more: somebody said that it may go. */
    drop: () => {
      for (const one of held) forget(one)
    },
  }
}

/** What is typed and not saved in this tab. */
export const unsaved = createUnsaved(globalThis)
