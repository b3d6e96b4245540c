import { formatMoney } from '../../base/format/money.ts'
import { foldWords } from '../../base/text/index.ts'
import { type ImportedChange, type ImportedOutcome, importAnswer, importDiff } from '../../base/wire/import-diff.ts'
import type { Read } from '../../base/wire/index.ts'
import { allergenLabels, dishCategoryLabels } from './dish.messages.ts'
import { allergens, type DishDraft, newDish } from './dish.ts'
import { dishFieldErrors } from './dish-errors.messages.ts'
import { dishImportMessages as m } from './dish-import.messages.ts'

/** Bounds of one import: bytes of the file, and dishes in it. */
export const dishImportLimits = { bytes: 1_000_000, rows: 500 } as const

/** What a person compares of a dish, in the order of the file's columns. */
export const dishFields = ['name', 'category', 'price', 'description', 'allergens', 'available'] as const
export type DishField = (typeof dishFields)[number]

type Given<Draft> = { [Key in keyof Draft]?: Draft[Key] | undefined }

/** A dish of a file: `row` is its place there as people count it; what is absent stays as it is. */
export type DishImportRow = { row: number; id?: string | undefined; name: string } & Given<Omit<DishDraft, 'name'>>

/** One field that an import changes, as people read it; nothing is ''. */
export type DishChange = ImportedChange<DishField>

const dishDiffRecord = importDiff(dishFields)
/** What an import does or would do, row by row. */
export interface DishDiff extends Read<typeof dishDiffRecord> {}

/** What the server says of an import; the digest is of what was compared. */
export const dishImportRecord = importAnswer(dishFields)

/** What is stored of a dish that an import changes; codes that we do not know stay. */
export type ImportedDish = Omit<DishDraft, 'category' | 'allergens'> & { category: string; allergens: string[] }
/** What an import makes of a row. */
export type DishOutcome = ImportedOutcome<DishField, { dish: ImportedDish }>

type Known = ImportedDish & { id: string }

const keyOf = (name: string) => foldWords(name) || name

/** Each code once, in the order of the law, so that the order of a file changes nothing. */
function sorted(codes: readonly string[]): string[] {
  const place = (code: string) => allergens.findIndex((known) => known === code)
  return [...new Set(codes)].toSorted((a, b) => place(a) - place(b))
}

const named = (labels: Readonly<Record<string, string>>, code: string) => labels[code] ?? code

function shown(dish: ImportedDish, field: DishField): string {
  if (field === 'price') return formatMoney(dish.price)
  if (field === 'category') return named(dishCategoryLabels, dish.category)
  if (field === 'available') return dish.available ? m.yes : m.no
  if (field !== 'allergens') return dish[field]
  return dish.allergens.length === 0
    ? m.noAllergen
    : dish.allergens.map((code) => named(allergenLabels, code)).join(', ')
}

function changesOf(known: ImportedDish | undefined, dish: ImportedDish): DishChange[] {
  return dishFields.flatMap((field) => {
    const [from, to] = [known ? shown(known, field) : '', shown(dish, field)]
    return from === to ? [] : [{ field, from, to }]
  })
}

/** What a new dish has to say: nothing stands for a price, nor for the allergens that nobody named (T17). */
function missingIn({ category, price, allergens: codes }: DishImportRow): string {
  const { columns: titles } = m
  const lacking: readonly (readonly [lacks: boolean, title: string, message: string])[] = [
    [category === undefined, titles.category, dishFieldErrors.category],
    [price === undefined, titles.price, dishFieldErrors.priceRequired],
    [codes === undefined, titles.allergens, m.allergensNeeded],
  ]
  return lacking.flatMap(([lacks, title, message]) => (lacks ? [`${title}\u00a0: ${message}`] : [])).join(' · ')
}

function completed(known: ImportedDish | undefined, given: DishImportRow): ImportedDish {
  const start = known ?? newDish
  return {
    name: given.name,
    category: given.category ?? start.category,
    price: given.price ?? start.price,
    description: given.description ?? start.description,
    allergens: sorted(given.allergens ?? start.allergens),
    available: given.available ?? start.available,
  }
}

/**
 * What importing rows into the menu does: a row is the dish of its id, without one the dish of its name, case and accents
 * apart, else a new one. Refused: an id that no dish has, a name of several dishes, a dish that an earlier row is, a new
 * dish without category, price or allergens, a change by somebody who may only add. Nothing is ever deleted, nor emptied.
 */
export function compareDishes(
  base: readonly Known[],
  rows: readonly DishImportRow[],
  mayChange: boolean,
): DishOutcome[] {
  const byId = new Map(base.map((dish) => [dish.id, { ...dish, allergens: sorted(dish.allergens) }]))
  const byName = new Map<string, Known[]>()
  for (const dish of byId.values()) byName.set(keyOf(dish.name), [...(byName.get(keyOf(dish.name)) ?? []), dish])
  const taken = new Map<string, number>()

  return rows.map((given): DishOutcome => {
    const place = { row: given.row, name: given.name }
    const refused = (message: string): DishOutcome => ({ ...place, kind: 'refused', message })
    const namesakes = byName.get(keyOf(given.name)) ?? []
    if (given.id !== undefined && !byId.has(given.id)) return refused(m.unknownId)
    if (given.id === undefined && namesakes.length > 1) return refused(m.ambiguous)
    const known = given.id === undefined ? namesakes[0] : byId.get(given.id)
    const mark = known?.id ?? keyOf(given.name)
    const earlier = taken.get(mark)
    if (earlier !== undefined) return refused(m.repeated(earlier))
    taken.set(mark, given.row)
    const missing = known ? '' : missingIn(given)
    if (missing) return refused(missing)
    const dish = completed(known, given)
    const changes = changesOf(known, dish)
    if (!known) return { ...place, kind: 'created', dish, changes }
    if (changes.length === 0) return { ...place, kind: 'unchanged' }
    return mayChange ? { ...place, kind: 'changed', id: known.id, dish, changes } : refused(m.notYours)
  })
}

/** The outcomes of all rows as what a person is shown. */
export function dishDiffOf(outcomes: readonly DishOutcome[]): DishDiff {
  const diff: DishDiff = { created: [], changed: [], unchanged: [], refused: [] }
  for (const outcome of outcomes) {
    const { row, name } = outcome
    if (outcome.kind === 'changed') diff.changed.push({ row, name, id: outcome.id, changes: outcome.changes })
    else if (outcome.kind === 'refused') diff.refused.push({ row, name, message: outcome.message })
    else if (outcome.kind === 'created') diff.created.push({ row, name, changes: outcome.changes })
    else diff.unchanged.push({ row, name })
  }
  return diff
}
