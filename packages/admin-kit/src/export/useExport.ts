import { type ReadProgress, readPages } from '@potager/domain/api'
import { type CsvCell, toCsv } from '@potager/domain/format'
import { exportMessages as words } from '@potager/domain/messages'
import { fold } from '@potager/domain/text'
import { serverNow, todayInParis } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import { toast } from '@potager/ui/toast'
import { useEffect, useRef, useState } from 'react'

/** A column of an export: heading, and cell of a row. */
export type CsvColumn<Row> = { heading: string; cell: (row: Row) => CsvCell }

/** A title as part of a file name: « Demandes d’événement » becomes 'demandes-d-evenement'. */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A file format: extension, media type and serialiser. */
export type FileKind<Row> = { extension: string; type: string; write: (rows: readonly Row[]) => string }

/** The CSV format of some columns. */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[]): FileKind<Row> {
  const headings = columns.map(({ heading }) => heading)
  const write = (rows: readonly Row[]) =>
    toCsv(
      headings,
      rows.map((row) => columns.map(({ cell }) => cell(row))),
    )
  return { extension: 'csv', type: 'text/csv', write }
}

/** Downloads text as a file, CSV unless it is of another media type. */
export function downloadText(name: string, text: string, type = 'text/csv'): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Downloads a blob as a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
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

/** How often a list is read that changes while it is read. */
const PASSES = 4

type Identified = { id: string | number }

/**
 * Reads a list until it kept still. Its length does not tell of a row that left while another came, which moves a third one to a
 * page that was read before: a list of several pages is read a second time, and must have the same rows.
 */
async function readWhole<Row extends Identified>(
  read: ExportRequest<Row>['read'],
  options: { signal: AbortSignal; onProgress: (progress: ReadProgress) => void },
): Promise<{ rows: Row[]; steady: boolean }> {
  let before: string | undefined
  for (let passes = 1; ; passes += 1) {
    let several = false
    const { rows, total } = await readPages((page) => {
      several = page > 0
      return read(page, options.signal)
    }, options)
    const now = rows.map(({ id }) => id).join()
    const steady = rows.length >= total && (now === before || !several)
    if (steady || passes === PASSES) return { rows, steady }
    before = now
  }
}

/**
 * Exports every included row to a file named by the day in Paris (AMB-46); never throws, errors are in the result. Rows that
 * may lack, since the list changed each time it was read, are told.
 */
export async function exportRows<Row extends Identified>(
  { name, file: { extension, type, write }, read, keep, nothing, done }: ExportRequest<Row>,
  options: { signal: AbortSignal; onProgress: (progress: ReadProgress) => void; now: number },
): Promise<ExportedRows> {
  try {
    const { rows: all, steady } = await readWhole(read, options)
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

/** Exports every included row, over all pages; with progress (of `total`, if known) and a way to cancel. */
export function useExport<Row extends { id: string | number }>(wanted: ExportRequest<Row>, total = 0) {
  const [progress, setProgress] = useState<ReadProgress | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async () => {
    const stop = new AbortController()
    running.current = stop
    setProgress({ done: 0, total })
    const options = { signal: stop.signal, onProgress: setProgress, now: serverNow() }
    const { message, file, failed } = await exportRows(wanted, options)
    setProgress(null)
    if (file) downloadText(file.name, file.text, file.type)
    if (failed) toast.error(message)
    else toast.success(message)
  }
  return { progress, start: () => void run(), stop: () => running.current?.abort() }
}
