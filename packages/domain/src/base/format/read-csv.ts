/** Where `toCsv` guards a sign, with its apostrophe. */
const GUARDS = /(?:[;,\t\r\n]|^)[\s"]*('(?=[=+\-@＝＋－＠]))?/g

const unguarded = (text: string) =>
  text
    .replace(/^'(?=[\t\r]|(?:0\d+|\d+e\d+|\d{16,})$)/i, '')
    .replace(GUARDS, (place, guard: string | undefined) => (guard ? place.slice(0, -1) : place))

/** What may stand between cells. */
export type CsvSeparator = ';' | ',' | '\t'

/** What separates the titles of a spreadsheet's file; a semicolon where there is but one title. */
export function separatorOf(text: string): CsvSeparator {
  const [titles = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)
  return ([';', '\t', ','] as const).find((mark) => titles.includes(mark)) ?? ';'
}

/** Reads a file by the separator that its first line declares for spreadsheets (« sep=; »), or else has between its titles. */
export function parseTable(text: string): string[][] | null {
  const [line = '', declared] = /^\ufeff?"?sep=([;,\t])"?\r?\n/i.exec(text) ?? []
  const table = text.slice(line.length)
  return parseCsv(table, (declared as CsvSeparator | undefined) ?? separatorOf(table))
}

/**
 * Reads CSV from `toCsv` or a spreadsheet: rows of texts, blank lines as one empty cell, without the prefix of
 * formula-safe text. Null when a quote is not closed.
 */
export function parseCsv(text: string, separator: CsvSeparator = ';'): string[][] | null {
  const source = text.replace(/^\ufeff/, '')
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
