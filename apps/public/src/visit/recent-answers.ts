/**
 * Scroll positions of this tab's history entries: with client-side navigation the browser would restore them before the
 * page is rendered.
 */
export function createPositions(history: Pick<History, 'state' | 'pushState'>) {
  const kept = new Map<number, number>()
  let current = entryOf(history.state)

  return {
    /** Stores the position of the current entry and pushes a new one. */
    push(address: string, scrolled: number): void {
      kept.set(current, scrolled)
      current += 1
      history.pushState({ entry: current }, '', address)
    },
    /** Stores the position of the current entry and returns that of the entry moved to. */
    move(state: unknown, scrolled: number): number {
      kept.set(current, scrolled)
      current = entryOf(state)
      return kept.get(current) ?? 0
    },
  }
}

function entryOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return 0
  return typeof state.entry === 'number' ? state.entry : 0
}

/**
 * A `fetch` that caches answers by URL for `keepMs` ms, so that a prefetched page is ready when its link is followed.
 * Failures are not cached. For reads only.
 */
export function recentAnswers(send: typeof fetch, keepMs: number, now: () => number = Date.now): typeof fetch {
  const kept = new Map<string, { at: number; answer: Promise<{ status: number; headers: Headers; text: string }> }>()

  async function ask(...[input, init]: Parameters<typeof fetch>) {
    const response = await send(input, init)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  return async (input, init) => {
    const address = String(input)
    const found = kept.get(address)
    const usable = found && now() - found.at < keepMs ? found : { at: now(), answer: ask(input, init) }
    kept.set(address, usable)
    const forget = () => kept.get(address) === usable && kept.delete(address)
    try {
      const { status, headers, text } = await usable.answer
      if (status >= 400) forget()
      return new Response(text, { status, headers })
    } catch (error) {
      forget()
      throw error
    }
  }
}
