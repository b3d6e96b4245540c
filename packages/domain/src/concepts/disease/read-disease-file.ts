import { decodeFile, parseTable } from '../../base/format/import-file.ts'
import { diseaseFieldLabels } from '../../base/messages/fields.ts'
import { foldWords } from '../../base/text/index.ts'
import { asRecord } from '../../base/wire/index.ts'
import { urgencyLabels } from './disease.messages.ts'
import { importRow } from './disease.schema.ts'
import { urgencies } from './disease.ts'
import { diseaseColumns } from './disease-file.ts'
import { diseaseImportMessages } from './disease-import.messages.ts'
import { type DiseaseDiff, diseaseImportLimits, type ImportRow } from './disease-import.ts'
import { splitCommaList } from './symptom-words.ts'

const { file: m } = diseaseImportMessages

/** The content of a file: valid and refused rows, or why it is no disease file. */
export type DiseaseFile = { rows: ImportRow[]; refused: DiseaseDiff['refused'] } | { problem: string }

type Column = (typeof diseaseColumns)[number]
type Candidate = { row: number; value: unknown; problem?: string }
type Candidates = Candidate[] | { problem: string }

/** Reads a CSV or JSON file of diseases by the form's rules; row numbers start at 1, as people see them. */
export function readDiseaseFile(bytes: Uint8Array): DiseaseFile {
  if (bytes.length > diseaseImportLimits.bytes) return { problem: m.tooLarge }
  const text = decodeFile(bytes)
  if (text === null) return { problem: m.encoding }
  if (text.trim() === '') return { problem: m.empty }
  const found = /^\s*[[{]/.test(text) ? fromJson(text) : fromCsv(text)
  if ('problem' in found) return found
  if (found.length === 0) return { problem: m.noRows }
  if (found.length > diseaseImportLimits.rows) return { problem: m.tooMany(found.length) }
  return check(found)
}

function fromJson(text: string): Candidates {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: m.json }
  }
  return Array.isArray(value)
    ? value.map((item: unknown, index) => ({ row: index + 1, value: item }))
    : { problem: m.jsonList }
}

function fromCsv(text: string): Candidates {
  const lines = parseTable(text)
  if (!lines) return { problem: m.quote }
  const [heads = [], ...rows] = lines
  // Spreadsheets save blank columns at the right too.
  const titles = heads.slice(0, heads.findLastIndex((head) => head.trim() !== '') + 1)
  const columns = titles.map((title) =>
    diseaseColumns.find((name) => titlesOf(name).some((known) => foldWords(known) === foldWords(title))),
  )
  const problem = problemOfColumns(titles, columns)
  if (problem !== null) return { problem }
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const row = index + 2
    const value = Object.fromEntries(columns.map((column, at) => [column, cellOf(column, cells[at] ?? '')]))
    const beyond = cells.slice(columns.length).some((cell) => cell.trim() !== '')
    return beyond ? [{ row, value, problem: m.cells(cells.length, columns.length) }] : [{ row, value }]
  })
}

/** Titles of a column; lists of the console export the id as their reference. */
function titlesOf(column: Column): string[] {
  return [diseaseFieldLabels[column], ...(column === 'id' ? [m.reference] : [])]
}

function problemOfColumns(titles: readonly string[], columns: readonly (Column | undefined)[]): string | null {
  const missing = diseaseColumns.filter((column) => column !== 'id' && !columns.includes(column))
  const named = (list: readonly string[]) => list.join(', ')
  if (missing.length > 0) return m.missing(named(missing.map((column) => diseaseFieldLabels[column])))
  const unknown = titles.filter((_, at) => columns[at] === undefined)
  if (unknown.length > 0) return m.unknown(named(unknown.map((title) => (title.trim() ? m.titled(title) : m.untitled))))
  const twice = diseaseColumns.filter((column) => columns.filter((one) => one === column).length > 1)
  return twice.length > 0 ? m.twice(named(twice.map((column) => diseaseFieldLabels[column]))) : null
}

function cellOf(column: Column | undefined, cell: string): unknown {
  if (column === 'symptoms' || column === 'affectedRaces') return splitCommaList(cell)
  if (column === 'id') return cell.trim() || undefined
  if (column !== 'urgency') return cell
  return urgencies.find((one) => [one, urgencyLabels[one]].some((name) => foldWords(name) === foldWords(cell))) ?? cell
}

function check(candidates: readonly Candidate[]): DiseaseFile {
  const rows: ImportRow[] = []
  const refused: DiseaseDiff['refused'] = []
  for (const { row, value, problem } of candidates) {
    const record = asRecord(value)
    const { success, data, error } = importRow.safeParse({ ...record, row })
    if (success && record && !problem) rows.push(data)
    else {
      const message = problem ?? (record ? tell(error?.issues) : m.object)
      refused.push({ row, name: typeof record?.name === 'string' ? record.name.trim() : '', message })
    }
  }
  return { rows, refused }
}

/** The problems of a row: the first one of each column. */
function tell(issues: readonly { path: readonly PropertyKey[]; message: string }[] = []): string {
  const problems = diseaseColumns.flatMap((column) => {
    const issue = issues.find(({ path }) => path[0] === column)
    if (!issue) return []
    return [column === 'id' ? issue.message : `${diseaseFieldLabels[column]} : ${issue.message}`]
  })
  return problems.join(' · ')
}
