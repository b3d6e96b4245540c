import { type CsvCell, toCsv } from '@potager/domain/format'
import { fold } from '@potager/domain/text'

/** One column of an export: its heading and what it holds for a row. */
export type CsvColumn<Row> = { heading: string; cell: (row: Row) => CsvCell }

/** A title as a part of a file's name: « Demandes d’événement » is 'demandes-d-evenement'. */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Rows as a CSV file's text, one column after the other. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return toCsv(
    columns.map(({ heading }) => heading),
    rows.map((row) => columns.map(({ cell }) => cell(row))),
  )
}

/** Offers a CSV text to the person as a file. */
export function downloadCsv(name: string, text: string): void {
  downloadText(name, text, 'text/csv')
}

/** Offers a text of a media type to the person as a file. */
export function downloadText(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Offers a file to the person. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
