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
  const waiting = [...items.entries()]
  async function take() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next
      try {
        results[index] = await work(item)
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
  return results
}
