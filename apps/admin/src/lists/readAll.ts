import type { DataProvider, FilterPayload, RaRecord, SortPayload } from 'ra-core'

/** What is exported: the rows that match, in the order shown. */
type Wanted = { resource: string; filter: FilterPayload; sort: SortPayload }

/**
 * Every row that matches, page after page: react-admin would stop at a thousand. A row that moves to another page meanwhile is
 * there once. Throws the signal's reason when it aborts.
 */
export async function readAll<Row extends RaRecord>(
  dataProvider: Pick<DataProvider, 'getList'>,
  { resource, filter, sort }: Wanted,
  {
    perPage,
    signal,
    onProgress,
  }: {
    perPage: number
    signal: AbortSignal
    onProgress: (done: number, total: number) => void
  },
): Promise<Row[]> {
  const rows = new Map<RaRecord['id'], Row>()
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<Row>(resource, {
      pagination: { page, perPage },
      sort,
      filter,
      signal,
    })
    signal.throwIfAborted()
    for (const row of data) rows.set(row.id, row)
    onProgress(rows.size, total)
    if (data.length < perPage || page * perPage >= total) return [...rows.values()]
  }
}
