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
