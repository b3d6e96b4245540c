import { sessionDeskMessages as words } from '@potager/domain/messages'
import { todayInParis } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import { type CsvColumn, csvOf } from './csv.ts'
import { type ReadProgress, readPages } from './readPages.ts'

/** What is exported: how a page is read, which rows count, and the file's name without its date. */
export type WantedRows<Row> = {
  name: string
  columns: readonly CsvColumn<Row>[]
  read: (page: number, signal: AbortSignal) => Promise<Paged<Row>>
  keep: (row: Row) => boolean
  /** Said when no row counts. */
  nothing: string
}

/** How an export ended: with a file, or why without one. */
export type Exported = { message: string; file?: { name: string; text: string }; failed: boolean }

/** Every row that counts as a file named by the day in Paris (AMB-46); never throws, it says how it ended. */
export async function exportRows<Row extends { id: string }>(
  { name, columns, read, keep, nothing }: WantedRows<Row>,
  options: { signal: AbortSignal; onProgress: (progress: ReadProgress) => void; now: number },
): Promise<Exported> {
  try {
    const rows = (await readPages((page) => read(page, options.signal), options)).filter(keep)
    if (rows.length === 0) return { message: nothing, failed: true }
    const file = { name: `${name}-${todayInParis(options.now)}.csv`, text: csvOf(columns, rows) }
    return { message: words.exported, file, failed: false }
  } catch {
    return options.signal.aborted
      ? { message: words.exportStopped, failed: false }
      : { message: words.exportFailed, failed: true }
  }
}
