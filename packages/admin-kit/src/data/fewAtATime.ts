/** Concurrent requests: all at once, a large selection would be rate-limited. */
const AT_ONCE = 3

/**
 * Maps items through an async function, three at a time; results keep the order. Rejects on the first failure and
 * starts no more.
 */
export async function fewAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = turns(items)
  async function take() {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
  return results
}

/** Each item once, to whoever asks next; a loop that is left by an error ends it for the others. */
function* turns<Item>(items: readonly Item[]) {
  yield* items.entries()
}
