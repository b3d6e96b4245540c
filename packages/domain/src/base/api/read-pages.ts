import type { Paged } from '../wire/answered.ts'

/** Rows read so far, and the total reported by the backend. */
export type ReadProgress = { done: number; total: number }

/**
 * The rows read, the total, and whether all were read: of a list that changed meanwhile some may lack, which a row that left
 * moved to a page that was read before.
 */
export type RowsRead<Row> = { rows: Row[]; total: number; complete: boolean }

type ReadOptions = {
  signal?: AbortSignal
  onProgress?: (progress: ReadProgress) => void
  mostPages?: number
  /** Asked after each page: true ends the reading with what was read. */
  isEnough?: () => boolean
}

/**
 * Reads a paged list from page 0 to its end or to a page limit. A row that moves between pages meanwhile is returned
 * once. Throws the signal's reason on abort, and any error of `read`.
 */
export async function readPages<Row extends { id: string | number }>(
  read: (page: number) => Promise<Pick<Paged<Row>, 'items' | 'total' | 'last'>>,
  { signal, onProgress, mostPages = Number.POSITIVE_INFINITY, isEnough = () => false }: ReadOptions = {},
): Promise<RowsRead<Row>> {
  const rows = new Map<Row['id'], Row>()
  for (let page = 0; ; page += 1) {
    const { items, total, last } = await read(page)
    signal?.throwIfAborted()
    const enough = isEnough() || page + 1 >= mostPages
    for (const row of items) rows.set(row.id, row)
    onProgress?.({ done: rows.size, total })
    const complete = last || items.length === 0
    if (complete || enough) return { rows: [...rows.values()], total, complete }
  }
}
