import { foldWords, readText } from '../text/index.ts'

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

/** Bounds of one import: bytes of the file, and rows in it. */
export type ImportLimits = { bytes: number; rows: number }

/** What is said of a file that cannot be read. */
type FileProblems = {
  empty: string
  noRows: string
  tooLarge: string
  tooMany: (count: number) => string
  encoding: string
  quote: string
  missing: (title: string) => string
  twice: (title: string) => string
}

/** The columns of a kind of file: their titles, others that are read too, and the one that cannot lack. */
export type ImportColumns<Column extends string> = {
  titles: Readonly<Record<Column, string>>
  aliases?: Partial<Record<NoInfer<Column>, readonly string[]>>
  needed: NoInfer<Column>
  limits: ImportLimits
  problems: FileProblems
}

/** The filled cells of a row by their column; `row` is its place in the file as people count it. */
export type ImportCells<Column extends string> = { row: number; cells: Partial<Record<Column, string>> }

/** Text in UTF-8, or as French spreadsheets save it without being asked; null for what is no text. */
export function decodeFile(bytes: Uint8Array): string | null {
  const text = decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes)
  // Codes that no text has, of pictures and other encodings.
  return text === null || /[\0\u0081\u008d\u008f\u0090\u009d]/.test(text) ? null : text
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Reads the rows of a CSV file whose first line has titles, columns without a known title ignored; or says why not. */
export function readImportFile<Column extends string>(
  bytes: Uint8Array,
  { titles, aliases, needed, limits, problems: m }: ImportColumns<Column>,
): ImportCells<Column>[] | { problem: string } {
  if (bytes.length > limits.bytes) return { problem: m.tooLarge }
  const text = decodeFile(bytes)
  if (text === null) return { problem: m.encoding }
  if (text.trim() === '') return { problem: m.empty }
  const lines = parseTable(text)
  if (!lines) return { problem: m.quote }
  const [head = [], ...body] = lines
  const known = Object.keys(titles) as Column[]
  const named = (name: Column) => [titles[name], ...(aliases?.[name] ?? [])].map(foldWords)
  const columns = head.map((title) => known.find((name) => named(name).includes(foldWords(title))))
  if (!columns.includes(needed)) return { problem: m.missing(titles[needed]) }
  const twice = known.find((name) => columns.filter((column) => column === name).length > 1)
  if (twice) return { problem: m.twice(titles[twice]) }
  const filled = body
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => readText(cell) !== ''))
  if (filled.length === 0) return { problem: m.noRows }
  if (filled.length > limits.rows) return { problem: m.tooMany(filled.length) }
  return filled.map(({ row, cells }) => ({ row, cells: cellsOf(columns, cells) }))
}

function cellsOf<Column extends string>(columns: readonly (Column | undefined)[], cells: readonly string[]) {
  const filled = columns.flatMap((column, at) => {
    const cell = readText(cells[at] ?? '')
    return column && cell ? [[column, cell] as const] : []
  })
  return Object.fromEntries(filled) as Partial<Record<Column, string>>
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[]

/** The problems of a row, the first one of each column, after the column's title. */
export function tellProblems<Column extends string>(titles: Readonly<Record<Column, string>>, issues: Issues): string {
  const problems = (Object.keys(titles) as Column[]).flatMap((column) => {
    const issue = issues.find(({ path }) => path[0] === column)
    return issue ? [`${titles[column]}\u00a0: ${issue.message}`] : []
  })
  return problems.join(' · ')
}
