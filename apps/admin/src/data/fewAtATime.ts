/** Requests under way at a time: all at once, many rows would be refused as too many. */
const AT_ONCE = 3

/** Does something with each, three at a time, and answers what came of them in their order. Stops at the first failure, which it throws. */
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
