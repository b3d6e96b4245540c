import type { DataProvider, RaRecord } from 'react-admin'

/** The selected rows: from the current page as shown, the others fetched, and the ids of those that are gone. */
export async function readChosen<Row extends RaRecord>(
  dataProvider: Pick<DataProvider, 'getMany'>,
  resource: string,
  { ids, shown }: { ids: readonly RaRecord['id'][]; shown: readonly Row[] },
): Promise<{ rows: Row[]; gone: RaRecord['id'][] }> {
  const rows = shown.filter(({ id }) => ids.includes(id))
  const others = ids.filter((id) => !rows.some((row) => row.id === id))
  if (others.length === 0) return { rows, gone: [] }
  const { data } = await dataProvider.getMany<Row>(resource, { ids: others })
  const read = data.filter(({ id }) => others.includes(id))
  return { rows: [...rows, ...read], gone: others.filter((id) => !read.some((row) => row.id === id)) }
}
