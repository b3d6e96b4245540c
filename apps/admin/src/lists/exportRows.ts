import { exportMessages as words } from '@potager/domain/messages'
import { todayInParis } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import { type CsvColumn, csvOf } from './csv.ts'
import { type ReadProgress, readPages } from './readPages.ts'

/** A kind of file: the end of its name, its media type and what it says of some rows. */
export type FileKind<Row> = { extension: string; type: string; write: (rows: readonly Row[]) => string }

/** Rows as CSV, one column after the other. */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[]): FileKind<Row> {
  return { extension: 'csv', type: 'text/csv', write: (rows) => csvOf(columns, rows) }
}

/** What is exported: how a page from 0 is read, which rows count, and the file's name without its date. */
export type ExportRequest<Row> = {
  name: string
  file: FileKind<Row>
  read: (page: number, signal: AbortSignal) => Promise<Pick<Paged<Row>, 'items' | 'total' | 'last'>>
  /** All of them, when not given. */
  keep?: (row: Row) => boolean
  /** Said when no row counts. */
  nothing: string
  /** Said of so many rows in the file, instead of what every export says. */
  done?: (rows: number) => string
}

/** How an export ended: with a file, or why without one. */
export type ExportedRows = { message: string; file?: { name: string; text: string; type: string }; failed: boolean }

/** Every row that counts as a file named by the day in Paris (AMB-46); never throws, it says how it ended. */
export async function exportRows<Row extends { id: string | number }>(
  { name, file: { extension, type, write }, read, keep, nothing, done }: ExportRequest<Row>,
  options: { signal: AbortSignal; onProgress: (progress: ReadProgress) => void; now: number },
): Promise<ExportedRows> {
  try {
    const { rows: all } = await readPages((page) => read(page, options.signal), options)
    const rows = keep ? all.filter(keep) : all
    if (rows.length === 0) return { message: nothing, failed: true }
    const file = { name: `${name}-${todayInParis(options.now)}.${extension}`, text: write(rows), type }
    return { message: done?.(rows.length) ?? words.done, file, failed: false }
  } catch {
    return options.signal.aborted ? { message: words.stopped, failed: false } : { message: words.failed, failed: true }
  }
}
