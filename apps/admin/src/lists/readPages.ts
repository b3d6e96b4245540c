import type { Paged } from '@potager/domain/wire'

/** How far the reading is, and how many rows the backend said there are. */
export type ReadProgress = { done: number; total: number }

/**
 * Every row of a paged list, page after page. A row that moves to another page meanwhile is there once. Throws the signal's
 * reason when it aborts.
 */
export async function readPages<Row extends { id: string }>(
  read: (page: number) => Promise<Paged<Row>>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ReadProgress) => void },
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 0; ; page += 1) {
    const { items, total, last } = await read(page)
    signal.throwIfAborted()
    for (const row of items) rows.set(row.id, row)
    onProgress({ done: rows.size, total })
    if (last || items.length === 0) return [...rows.values()]
  }
}
