import type { CsvCell } from './csv.ts'

/** The data of one chart, identical in its table and its file. */
export type ChartTable = {
  /** Used in the file name. */
  name: string
  title: string
  columns: readonly string[]
  rows: readonly (readonly CsvCell[])[]
  /** How many things are behind the figures: sessions, orders. */
  sample: number
  /** The same in words. */
  note: string
}
