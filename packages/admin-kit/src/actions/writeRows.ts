import { type DeleteManyParams, HttpError, type RaRecord, type UpdateManyParams } from 'react-admin'
import { PartlyFailed, reasonOf } from '../data/failures.ts'
import type { Action } from './action.ts'

export type RowFailure<Row> = { row: Row; why: string }

/** The methods of the data provider that write many; what they answer is not read. */
type Writer = {
  updateMany: (resource: string, params: UpdateManyParams) => Promise<unknown>
  deleteMany: (resource: string, params: DeleteManyParams) => Promise<unknown>
}

/** Runs an action on rows, with one reason for all; a row that fails does not stop the rest. Returns those that failed. */
export function writeRows<Row extends RaRecord>(
  dataProvider: Writer,
  resource: string,
  { data, asksReason }: Pick<Action<Row>, 'data' | 'asksReason'>,
  rows: readonly Row[],
  reason: string,
): Promise<RowFailure<Row>[]> {
  const ids = rows.map(({ id }) => id)
  return failuresOf(rows, () =>
    data
      ? dataProvider.updateMany(resource, {
          ids,
          data: asksReason ? { ...data, reason } : data,
          meta: { previousData: rows },
        })
      : dataProvider.deleteMany(resource, { ids, meta: { previousData: rows, ...(asksReason && { reason }) } }),
  )
}

/** Takes an action back on the rows as they were before it. Returns the rows for which that failed. */
export async function undoRows<Row extends RaRecord>(
  dataProvider: Writer,
  resource: string,
  undo: (before: Row) => object | null,
  rows: readonly Row[],
): Promise<RowFailure<Row>[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const change = JSON.stringify(undo(row))
    groups.set(change, [...(groups.get(change) ?? []), row])
  }
  const failures: RowFailure<Row>[] = []
  for (const before of groups.values()) {
    const data = before[0] && undo(before[0])
    if (!data) continue
    const ids = before.map(({ id }) => id)
    failures.push(...(await failuresOf(before, () => dataProvider.updateMany(resource, { ids, data }))))
  }
  return failures
}

async function failuresOf<Row extends RaRecord>(
  rows: readonly Row[],
  write: () => Promise<unknown>,
): Promise<RowFailure<Row>[]> {
  try {
    await write()
    return []
  } catch (error) {
    if (!(error instanceof PartlyFailed)) {
      if (!(error instanceof HttpError)) console.error(error)
      return rows.map((row) => ({ row, why: reasonOf(error) }))
    }
    return error.failed.flatMap(({ id, message: why }) =>
      rows.filter((row) => row.id === id).map((row) => ({ row, why })),
    )
  }
}
