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
