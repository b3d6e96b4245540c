/**
 * How far each entry of this tab's history was scrolled: with pages that come and go in one document the browser would
 * restore a position before the page it belongs to is there.
 */
export function createPositions(history: Pick<History, 'state' | 'pushState'>) {
  const kept = new Map<number, number>()
  let current = entryOf(history.state)

  return {
    /** Remembers the position of the entry being left, and takes the new entry's place in the history. */
    push(address: string, scrolled: number): void {
      kept.set(current, scrolled)
      current += 1
      history.pushState({ entry: current }, '', address)
    },
    /** Remembers the position of the entry being left for the one that the history now names; gives that one's. */
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
