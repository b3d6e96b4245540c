import { type ReadProgress, readPages } from '@potager/admin-kit/data'
import { exportMessages as words } from '@potager/domain/messages'
import { todayInParis } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import { type CsvColumn, csvOf } from './csv.ts'

/** A file format: extension, media type and serialiser. */
export type FileKind<Row> = { extension: string; type: string; write: (rows: readonly Row[]) => string }

/** The CSV format of some columns. */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[]): FileKind<Row> {
  return { extension: 'csv', type: 'text/csv', write: (rows) => csvOf(columns, rows) }
}

/** An export: how to read a page (from 0), which rows to include, and the file name without its date. */
export type ExportRequest<Row> = {
  name: string
  file: FileKind<Row>
  read: (page: number, signal: AbortSignal) => Promise<Pick<Paged<Row>, 'items' | 'total' | 'last'>>
  keep?: (row: Row) => boolean
  nothing: string
  /** Message after exporting so many rows; replaces the default. */
  done?: (rows: number) => string
}

/** The result of an export: its message, and the file unless there is none. */
export type ExportedRows = { message: string; file?: { name: string; text: string; type: string }; failed: boolean }

/** How often a list is read anew that changes while it is read. */
const PASSES = 3

/**
 * Exports every included row to a file named by the day in Paris (AMB-46); never throws, errors are in the result. Rows that
 * may lack, since the list changed each time it was read, are told.
 */
export async function exportRows<Row extends { id: string | number }>(
  { name, file: { extension, type, write }, read, keep, nothing, done }: ExportRequest<Row>,
  options: { signal: AbortSignal; onProgress: (progress: ReadProgress) => void; now: number },
): Promise<ExportedRows> {
  try {
    const pass = () => readPages((page) => read(page, options.signal), options)
    let { rows: all, steady } = await pass()
    for (let again = 1; !steady && again < PASSES; again += 1) ({ rows: all, steady } = await pass())
    const rows = keep ? all.filter(keep) : all
    if (rows.length === 0) return { message: nothing, failed: true }
    const file = { name: `${name}-${todayInParis(options.now)}.${extension}`, text: write(rows), type }
    return steady
      ? { message: done?.(rows.length) ?? words.done, file, failed: false }
      : { message: words.moved, file, failed: true }
  } catch {
    return options.signal.aborted ? { message: words.stopped, failed: false } : { message: words.failed, failed: true }
  }
}
