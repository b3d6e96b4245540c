import type { DataProvider, RaRecord } from 'react-admin'
import { isGone } from '../data/failures.ts'
import { fewAtATime } from '../data/fewAtATime.ts'

/**
 * The selected rows: from the current page as shown, the others fetched, and the ids of those that are gone. Throws the
 * first other error.
 */
export async function readChosen<Row extends RaRecord>(
  dataProvider: Pick<DataProvider, 'getOne'>,
  resource: string,
  { ids, shown }: { ids: readonly RaRecord['id'][]; shown: readonly Row[] },
): Promise<{ rows: Row[]; gone: RaRecord['id'][] }> {
  const rows = shown.filter(({ id }) => ids.includes(id))
  const others = ids.filter((id) => !rows.some((row) => row.id === id))
  const gone: RaRecord['id'][] = []
  const read = await fewAtATime(others, async (id) => {
    try {
      return [(await dataProvider.getOne<Row>(resource, { id })).data]
    } catch (error) {
      if (!isGone(error)) throw error
      gone.push(id)
      return []
    }
  })
  return { rows: [...rows, ...read.flat()], gone }
}
