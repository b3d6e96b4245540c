import { fc, it } from '@fast-check/vitest'
import { createDataProvider, createQueryClient } from '@potager/admin-kit/data'
import { createClient } from '@potager/domain/api'
import { type ConsoleSort, consoleFilters, consoleSorts, type ConsoleList as ServedList } from '@potager/domain/console'
import type { Filter } from '@potager/domain/filters'
import { shortId } from '@potager/domain/format'
import { fold, isFoundIn } from '@potager/domain/text'
import { todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect } from 'vitest'
import { startServer } from '../apps/server/test/harness.ts'

/** A row as clients read it. */
type Row = { id: string } & Record<string, unknown>

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
type Question = {
  pagination: { page: number; perPage: number }
  sort: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, string>
}

/** Questions to a list: without a filter, by each that it declares, by several; in any order that it has. */
function questionsTo(list: ServedList, rows: readonly Row[]): fc.Arbitrary<Question[]> {
  const sorts: readonly ConsoleSort<ServedList>[] = consoleSorts[list]
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

/** One order for both: what the server sorts, filters and pages, and what is derived from the specification's calls. */

/** The specification’s search of customers returns too little to derive their list from. */
type ConsoleList = Exclude<ServedList, 'customers'>

type DataProvider = ReturnType<typeof createDataProvider>
type Side = { own: DataProvider; derived: DataProvider }

let sides: Side
const lists = new Map<ConsoleList, Row[]>()

const all = { pagination: { page: 1, perPage: 1000 } }
const everyList = (Object.keys(consoleSorts) as ServedList[]).filter((list) => list !== 'customers')

/** Names that a plain comparison would put elsewhere: accents, ligatures, numbers, signs, letters beyond the plane. */
const oddNames = ['Œdème du test', 'oedeme du test 2', 'Oedème du test 10', 'Été', 'ete-2', '🦊', '\uFFFD', '?!']

beforeAll(async () => {
  const server = await startServer()
  const baseUrl = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`
  const auth = { ...(await server.signIn('gerant')), role: 'MANAGER' }
  const api = createClient({ baseUrl, session: { read: () => auth, write: () => {}, forget: () => {} } })
  const provider = (extensions: boolean) =>
    createDataProvider({ api, queryClient: createQueryClient(), supports: ({ extension }) => extensions || !extension })
  // Fewer than are read at most, so that a list is derived from all of it.
  await server.db.query('delete from chat_session where id not in (select id from chat_session order by id limit 220)')
  sides = { own: provider(true), derived: provider(false) }
  for (const name of oddNames) {
    const texts = { name, description: 'Un essai.', advice: 'Un essai.', symptoms: [`${name} aiguë`, 'fièvre'] }
    await sides.own.create('diseases', { data: { ...texts, urgency: 'LOW', affectedRaces: ['toutes'] } })
    await sides.own.create('sessions', { data: { race: name, symptoms: ['fièvre'] } })
  }
  for (const list of everyList) lists.set(list, (await sides.own.getList<Row>(list, all)).data)
})

const rowsOf = (list: ConsoleList): Row[] => lists.get(list) ?? []
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The specification lists pending reviews only, and names no author: both sides are asked for what both have. Undefined
 * where they find different ones.
 */
function comparable(list: ConsoleList, asked: Question): { asked: Question; seen: (row: Row) => unknown } | undefined {
  if (list !== 'reviews') return { asked, seen: (row) => row }
  const filter: Record<string, string> = { ...asked.filter, status: 'PENDING' }
  const q = filter.q ?? ''
  // The server looks for the words of a search in the author too.
  const byAuthor = rowsOf('reviews').some(({ author, userId, comment }) =>
    [author, userId].some((name) => isFoundIn(`${text(name)}\n${text(comment)}`, q) && !isFoundIn(text(comment), q)),
  )
  if (byAuthor) return undefined
  return { asked: { ...asked, filter }, seen: ({ author: _, authorPending: __, ...row }) => row }
}

describe.each(everyList)('%s derived from the specification’s calls alone', (list) => {
  it.prop([fc.constant(list).chain((one) => questionsTo(one, rowsOf(one)))], { numRuns: 8 })(
    'equal the server’s own list for any page, sort and filter',
    async (questions) => {
      for (const { asked, seen } of questions.flatMap((one) => comparable(list, one) ?? [])) {
        const [own, derived] = await Promise.all([
          sides.own.getList<Row>(list, asked),
          sides.derived.getList<Row>(list, asked),
        ])
        expect({ total: derived.total, rows: derived.data.map(seen) }, JSON.stringify(asked)).toEqual({
          total: own.total,
          rows: own.data.map(seen),
        })
        expect(derived.meta).toMatchObject({ covered: 'all' })
      }
    },
  )
})

describe.each(everyList.filter((list) => list !== 'reviews'))('a record of %s', (list) => {
  it('is the same derived and from the server, and answers 404 for an unknown id on both', async () => {
    const id = rowsOf(list).at(-1)?.id ?? ''
    const [own, derived] = await Promise.all([sides.own.getOne(list, { id }), sides.derived.getOne(list, { id })])
    expect(derived.data).toEqual(own.data)
    const none = { id: '01955b3b-0000-7000-8000-000000000000' }
    await expect(sides.own.getOne(list, none)).rejects.toMatchObject({ status: 404 })
    await expect(sides.derived.getOne(list, none)).rejects.toMatchObject({ status: 404 })
  })
})
