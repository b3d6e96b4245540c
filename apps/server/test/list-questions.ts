import { fc } from '@fast-check/vitest'
import { type ConsoleList, type ConsoleSort, consoleFilters, consoleSorts } from '@potager/domain/console'
import type { Filter } from '@potager/domain/filters'
import { shortId } from '@potager/domain/format'
import { fold } from '@potager/domain/text'
import { todayInParis } from '@potager/domain/time'

/** A row as clients read it. */
export type Row = { id: string } & Record<string, unknown>

/** Every text that a row may be asked for: what it says, the days of its moments, the numbers that cards show. */
function textsIn(row: Row): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.filter((one) => typeof one === 'string')
    if (typeof value === 'number') return name.endsWith('At') ? [todayInParis(value)] : [String(value)]
    if (typeof value !== 'string') return []
    if (name === 'id' || name.endsWith('Id')) return [value, `#${shortId(value)}`]
    return /^\d{4}-\d{2}-\d{2}T/.test(value) ? [value, value.slice(0, 10)] : [value]
  })
}

/** Texts of the rows, mostly those by which they are found. */
function textOf(rows: readonly Row[], passes: (row: Row, text: string) => boolean): fc.Arbitrary<string> {
  const of = (fits: (row: Row, text: string) => boolean) => {
    const found = rows.flatMap((row) => textsIn(row).filter((text) => text !== '' && fits(row, text)))
    return fc.constantFrom(...(found.length > 0 ? found : ['']))
  }
  return fc.oneof(
    { weight: 3, arbitrary: of(passes) },
    of(() => true),
  )
}

/** A part of a text in another spelling, a number's beginning; sometimes what no row has, or what means something to SQL. */
function searched(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const part = fc.tuple(texts, fc.nat(), fc.integer({ min: 1, max: 12 }), fc.nat({ max: 2 }))
  const spelled = part.map(([text, from, length, spelling]) => {
    // By letters: half an emoji cannot be typed.
    const letters = Array.from(text)
    const start = text.startsWith('#') ? 0 : from % Math.max(1, letters.length)
    const cut = letters.slice(start, start + length).join('')
    return [cut, cut.toUpperCase(), ` ${fold(cut)} `][spelling] ?? cut
  })
  const number = fc
    .tuple(texts, fc.integer({ min: 4, max: 8 }), fc.boolean())
    .map(([text, length, marked]) => (marked ? '#' : '') + shortId(text).slice(0, length))
  return fc.oneof(
    { weight: 4, arbitrary: spelled },
    number,
    fc.constantFrom('%', '_', '\\', ' ', 'œ', 'l’', '#', 'zzz', 'cafe'),
  )
}

/** What a filter may be asked for; undefined where rows do not tell who passes. */
function valueOf({ shape, passes }: Filter<Row>, rows: readonly Row[]): fc.Arbitrary<string> | undefined {
  if (!passes) return undefined
  const texts = textOf(rows, passes)
  if ('search' in shape) return searched(texts)
  if ('codes' in shape) return fc.constantFrom(...shape.codes)
  if ('yesOrNo' in shape) return fc.constantFrom('true', 'false')
  if ('whole' in shape) return fc.integer(shape.whole).map(String)
  if ('ids' in shape) return fc.array(texts, { maxLength: 5 }).map((ids) => ids.filter(isId).join(','))
  if ('days' in shape) return texts.filter(isDay)
  // Only ids that are some row's: the specification's calls know no restaurant by another one.
  const ids = rows.flatMap((row) => textsIn(row).filter((text) => isId(text) && passes(row, text)))
  if (ids.length === 0) throw new Error('No row is found by its own id.')
  return fc.constantFrom(...ids)
}

const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text)
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A question to a list, in react-admin's words. */
export type Question = {
  pagination: { page: number; perPage: number }
  sort: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, string>
}

/** Questions to a list: without a filter, by each that it declares, by several; in any order that it has. */
export function questionsTo(list: ConsoleList, rows: readonly Row[]): fc.Arbitrary<Question[]> {
  const sorts: readonly ConsoleSort<ConsoleList>[] = consoleSorts[list]
  const declared = Object.entries<Filter<never>>(consoleFilters[list])
  const values = declared.flatMap(([name, filter]) => {
    const value = valueOf(filter as Filter<Row>, rows)
    return value ? [[name, value] as const] : []
  })
  const byOne = values.map(([name, value]) => value.map((wanted) => ({ [name]: wanted })))
  const byAny = fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>
  const asked = (filter: fc.Arbitrary<Record<string, string>>): fc.Arbitrary<Question> =>
    fc.record({
      pagination: fc.record({
        page: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 9 })),
        perPage: fc.constantFrom(1, 7, 25, 120),
      }),
      sort: fc.record({ field: fc.constantFrom(...sorts), order: fc.constantFrom('ASC', 'DESC') }),
      filter,
    })
  return fc.tuple(...[fc.constant({}), ...byOne, byAny].map(asked))
}
