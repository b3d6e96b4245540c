import type { Paged } from '@potager/domain/wire'

/** How far the reading is, and how many rows the backend said there are. */
export type ReadProgress = { done: number; total: number }

/** The rows that were read, how many there are, and whether those are all. */
export type RowsRead<Row> = { rows: Row[]; total: number; complete: boolean }

type ReadOptions = { signal?: AbortSignal; onProgress?: (progress: ReadProgress) => void; mostPages?: number }

/**
 * The rows of a paged list, page after page from 0, to its end or to so many pages. A row that moves to another page meanwhile
 * is there once. Throws the signal's reason when it aborts, and what `read` throws.
 */
export async function readPages<Row extends { id: string | number }>(
  read: (page: number) => Promise<Pick<Paged<Row>, 'items' | 'total' | 'last'>>,
  { signal, onProgress, mostPages = Number.POSITIVE_INFINITY }: ReadOptions = {},
): Promise<RowsRead<Row>> {
  const rows = new Map<Row['id'], Row>()
  for (let page = 0; ; page += 1) {
    const { items, total, last } = await read(page)
    signal?.throwIfAborted()
    for (const row of items) rows.set(row.id, row)
    onProgress?.({ done: rows.size, total })
    const complete = last || items.length === 0
    if (complete || page + 1 >= mostPages) return { rows: [...rows.values()], total, complete }
  }
}
