export type CsvCell = string | number | boolean | null

const BOM = '\ufeff'

const SIGNS = '=+-@＝＋－＠'
/** What separates cells in spreadsheets of any country, whatever the quotes around a text. */
const SEPARATORS = ';,\t\r\n'

/** Walks through a text and says of each sign whether a spreadsheet could begin a formula there. */
function* formulaPlaces(text: string): Generator<{ sign: string; next: string; begins: boolean }> {
  let begins = true
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    yield { sign, next: text.charAt(at + 1), begins }
    begins = SEPARATORS.includes(sign) || (begins && /[\s"]/.test(sign))
  }
}

const isSign = (sign: string) => sign !== '' && SIGNS.includes(sign)
const isEdge = (text: string) => /^[\t\r]/.test(text)

/** A text with an apostrophe before each sign that would begin a formula, or a first TAB or CR (T24). */
function guarded(text: string): string {
  const safe = Array.from(formulaPlaces(text), ({ sign, begins }) => (begins && isSign(sign) ? `'${sign}` : sign))
  return `${isEdge(text) ? "'" : ''}${safe.join('')}`
}

/** The text that was guarded. */
function unguarded(text: string): string {
  const inner = text.startsWith("'") && isEdge(text.slice(1)) ? text.slice(1) : text
  const kept = Array.from(formulaPlaces(inner), ({ sign, next, begins }) =>
    begins && sign === "'" && isSign(next) ? '' : sign,
  )
  return kept.join('')
}

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

/** What may stand between cells. */
export type CsvSeparator = ';' | ',' | '\t'

/** What separates the titles of a spreadsheet's file; a semicolon where there is but one title. */
export function separatorOf(text: string): CsvSeparator {
  const [titles = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)
  return ([';', '\t', ','] as const).find((mark) => titles.includes(mark)) ?? ';'
}

/**
 * Reads CSV from `toCsv` or a spreadsheet: rows of texts, blank lines as one empty cell, without the prefix of
 * formula-safe text. Null when a quote is not closed.
 */
export function parseCsv(text: string, separator: CsvSeparator = ';'): string[][] | null {
  const source = text.startsWith(BOM) ? text.slice(1) : text
  const patterns = {
    quoted: new RegExp(`"((?:[^"]|"")*)"[^${separator}\\r\\n]*`, 'y'),
    plain: new RegExp(`([^${separator}\\r\\n]*)`, 'y'),
  }
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < source.length) {
    const quoted = source[at] === '"'
    const pattern = quoted ? patterns.quoted : patterns.plain
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (!found) return null
    const value = quoted ? (found[1] ?? '').replaceAll('""', '"') : (found[1] ?? '')
    row.push(unguarded(value))
    at = pattern.lastIndex
    if (source[at] === separator) {
      at += 1
      if (at === source.length) row.push('')
      continue
    }
    at += source.startsWith('\r\n', at) ? 2 : 1
    rows.push(row)
    row = []
  }
  return row.length > 0 ? [...rows, row] : rows
}
