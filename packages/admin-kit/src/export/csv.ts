import { type CsvCell, toCsv } from '@potager/domain/format'
import { fold } from '@potager/domain/text'

/** A column of an export: heading, and cell of a row. */
export type CsvColumn<Row> = { heading: string; cell: (row: Row) => CsvCell }

/** A title as part of a file name: « Demandes d’événement » becomes 'demandes-d-evenement'. */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Rows as CSV text. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return toCsv(
    columns.map(({ heading }) => heading),
    rows.map((row) => columns.map(({ cell }) => cell(row))),
  )
}

/** A file format: extension, media type and serialiser. */
export type FileKind<Row> = { extension: string; type: string; write: (rows: readonly Row[]) => string }

/** The CSV format of some columns. */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[]): FileKind<Row> {
  return { extension: 'csv', type: 'text/csv', write: (rows) => csvOf(columns, rows) }
}

/** Downloads CSV text as a file. */
export function downloadCsv(name: string, text: string): void {
  downloadText(name, text, 'text/csv')
}

/** Downloads text of a media type as a file. */
export function downloadText(name: string, text: string, type: string): void {
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
