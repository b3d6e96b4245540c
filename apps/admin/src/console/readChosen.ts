import { type DataProvider, HttpError, type RaRecord } from 'react-admin'
import { fewAtATime } from '../data/fewAtATime.ts'

/** Statuses for a record that is deleted or hidden from this user. */
const GONE: readonly number[] = [403, 404]

/** Whether an error means that the record is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && GONE.includes(error.status)
}

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
