export type CsvCell = string | number | boolean | null

const BOM = '\ufeff'

function cell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  // A spreadsheet would run these as formulas (T24).
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[;"\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}

/** A CSV file for French spreadsheets: BOM, semicolons, decimal commas, formula-safe text, RFC 4180 quoting (V37). */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BOM + [header, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')
}
