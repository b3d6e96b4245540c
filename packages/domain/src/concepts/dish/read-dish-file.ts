import { toCsv } from '../../base/format/csv.ts'
import { type ImportCells, readImportFile, tellProblems } from '../../base/format/import-file.ts'
import { parseMoney } from '../../base/format/read-money.ts'
import { foldWords } from '../../base/text/index.ts'
import { allergenLabels, dishCategoryLabels, dishMessages, shortAllergenLabels } from './dish.messages.ts'
import { dishImportRow } from './dish.schema.ts'
import { type Allergen, allergens, dishCategories } from './dish.ts'
import { dishImportMessages as m } from './dish-import.messages.ts'
import { type DishDiff, type DishImportRow, dishImportLimits } from './dish-import.ts'

const { file: problems, columns: titles } = m
type Column = keyof typeof titles

/** The content of a file: valid and refused rows, or why it is no file of dishes. */
export type DishFile = { rows: DishImportRow[]; refused: DishDiff['refused'] } | { problem: string }

/** A row's problem by its column, or the values of its cells. */
type Cells = { problems: { path: Column[]; message: string }[]; values: object }

/** Reads a CSV file of dishes by the form's rules; row numbers start at 1, as people see them. */
export function readDishFile(bytes: Uint8Array): DishFile {
  const aliases = { price: ['Prix'] }
  const found = readImportFile(bytes, { titles, aliases, needed: 'name', limits: dishImportLimits, problems })
  if ('problem' in found) return found
  const rows: DishImportRow[] = []
  const refused: DishDiff['refused'] = []
  for (const one of found) {
    const { problems: unread, values } = valuesOf(one)
    const { success, data, error } = dishImportRow.safeParse(values)
    if (success && unread.length === 0) rows.push(data)
    else {
      const message = tellProblems(titles, [...unread, ...(error?.issues ?? [])])
      refused.push({ row: one.row, name: one.cells.name ?? '', message })
    }
  }
  return { rows, refused }
}

/** A file to fill in: the titles, and two examples that one writes over. */
export function dishTemplate(): string {
  const { id: _, ...columns } = titles
  const { ENTREE, PLAT } = dishCategoryLabels
  const { starter, main } = m.samples
  return toCsv(Object.values(columns), [
    [starter.name, ENTREE, '9,50', starter.description, `${allergenLabels.MILK}, ${allergenLabels.CELERY}`, m.yes],
    [main.name, PLAT, '18,00', main.description, m.noAllergen, m.yes],
  ])
}

function valuesOf({ row, cells }: ImportCells<Column>): Cells {
  const { price, category, allergens: named, available, ...texts } = cells
  const found: Cells = { problems: [], values: {} }
  const read = <Value>(column: Column, cell: string | undefined, reader: (cell: string) => Value | Unread) => {
    if (cell === undefined) return {}
    const value = reader(cell)
    if (!(value instanceof Unread)) return { [column]: value }
    found.problems.push({ path: [column], message: value.message })
    return {}
  }
  found.values = {
    row,
    ...texts,
    ...read('price', price, (cell) => parseMoney(cell) ?? new Unread(m.price)),
    ...read('category', category, (cell) => categoryOf(cell) ?? new Unread(m.category)),
    ...read('allergens', named, allergensOf),
    ...read('available', available, availableOf),
  }
  return found
}

/** Why a cell has no value. */
class Unread {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

/** The words of a name, singular or plural. */
const wordsOf = (name: string) => foldWords(name).replace(/[sx]\b/g, '')

function categoryOf(cell: string) {
  return dishCategories.find((code) => [code, dishCategoryLabels[code]].some((name) => wordsOf(name) === wordsOf(cell)))
}

function allergenOf(name: string): Allergen | undefined {
  return allergens.find((code) =>
    [code, allergenLabels[code], shortAllergenLabels[code]].some((label) => wordsOf(label) === wordsOf(name)),
  )
}

function allergensOf(cell: string): Allergen[] | Unread {
  if ([m.noAllergen, dishMessages.noAllergen].some((none) => wordsOf(none) === wordsOf(cell))) return []
  const codes: Allergen[] = []
  for (const name of cell.split(/[,;/]/).filter((part) => part.trim() !== '')) {
    const code = allergenOf(name)
    if (!code) return new Unread(m.allergen(name.trim()))
    codes.push(code)
  }
  return codes
}

function availableOf(cell: string): boolean | Unread {
  if (wordsOf(cell) === m.yes) return true
  return wordsOf(cell) === m.no ? false : new Unread(m.available)
}
