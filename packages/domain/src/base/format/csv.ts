export type CsvCell = string | number | boolean | null

const BOM = '\ufeff'

/**
 * Where a spreadsheet could begin a formula (T24), with its sign: at the start of a text, and after what separates cells in
 * spreadsheets of any country, whatever the quotes around the text.
 */
const FORMULAS = /(?:[;,\t\r\n]|^)[\s"]*([=+\-@＝＋－＠]?)/g
/** Codes that a spreadsheet would take for numbers: it drops their zeros, reads an exponent, rounds their end. */
const NUMBERLIKE = /^(?=(?:0\d+|\d+e\d+|\d{16,})$)/i

const guarded = (text: string) =>
  text
    .replace(FORMULAS, (place, sign: string) => (sign ? `${place.slice(0, -1)}'${sign}` : place))
    .replace(/^(?=[\t\r])/, "'")
    .replace(NUMBERLIKE, "'")

function cell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  const text = guarded(value)
  return /[;,"\t\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}

/** A CSV file for French spreadsheets: BOM, semicolons, decimal commas, formula-safe text, RFC 4180 quoting. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BOM + [header, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')
}

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
