import type { Adapter } from '../adapter.ts'
import { isGone } from '../failures.ts'

/** Keeps the records that are decided here: the list of what waits no longer has them. */
export function withDecided<Row>(adapter: Adapter<Row> & Required<Pick<Adapter<Row>, 'update'>>): Adapter<Row> {
  const decided = new Map<string, Row>()
  return {
    ...adapter,
    getOne: async (id, options) => {
      try {
        return await adapter.getOne(id, options)
      } catch (error) {
        const row = decided.get(id)
        if (!row || !isGone(error)) throw error
        return row
      }
    },
    update: async (id, change) => {
      const row = await adapter.update(id, change)
      decided.set(id, row)
      return row
    },
  }
}
