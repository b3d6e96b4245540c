import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { filterQuery } from './filters.schema.ts'
import {
  type Filters,
  oneOfCodes,
  onlyServer,
  parisDay,
  sameId,
  sameNumber,
  search,
  searchOrNumber,
  someIds,
  wallDay,
  yesOrNo,
} from './filters.ts'

const id = '01955b3b-0000-7000-8000-0000abcdef12'

type Row = {
  id: string
  name: string
  state: string
  table?: number
  done: boolean
  start: string | null
  at: number | null
}

const filters = {
  id: sameId(({ id: own }) => own),
  customerId: onlyServer({ id: 'customerId' }),
  ids: someIds(({ id: own }) => own, 80),
  state: oneOfCodes(['OPEN', 'SHUT'], ({ state }) => state),
  table: sameNumber({ min: 1, max: 999 }, ({ table }) => table),
  rating: sameNumber({ min: 1, max: 3 }, ({ table }) => table),
  done: yesOrNo(({ done }) => done),
  day: wallDay('on', ({ start }) => start),
  from: wallDay('from', ({ start }) => start),
  to: wallDay('to', ({ start }) => start),
  since: parisDay('from', ({ at }) => at),
  q: search(({ name }) => [name]),
  found: searchOrNumber(
    ({ name }) => [name],
    ({ id: own }) => [own],
  ),
} satisfies Filters<Row>

const row: Row = {
  id,
  name: 'Léa N’Diaye',
  state: 'OPEN',
  table: 7,
  done: true,
  start: '2026-07-14T19:30',
  at: Date.parse('2026-07-13T22:30:00Z'),
}

describe('filters of a list', () => {
  const query = z.object(filterQuery(filters))
  const told = (asked: object) => query.safeParse(asked).error?.issues.map(({ message }) => message)

  it('are optional in a query and parsed into typed values', () => {
    expect(query.parse({})).toEqual({})
    const asked = { state: 'SHUT', table: '12', rating: '3', done: 'false', day: '2026-07-14', q: 'léa', ids: `${id},` }
    expect(query.parse(asked)).toEqual({ ...asked, table: 12, rating: 3, done: false, ids: [id] })
  })

  it.each([
    [{ id: 'x' }, 'Identifiant invalide'],
    [{ customerId: 'x' }, 'ID client invalide'],
    [{ ids: 'x' }, 'Identifiant invalide'],
    [{ ids: `${id},${id},${id}` }, 'Maximum 80 caractères'],
    [{ state: 'open' }, 'Filtre invalide'],
    [{ table: '0' }, 'Filtre invalide'],
    [{ table: '1000' }, 'Filtre invalide'],
    [{ table: '1.5' }, 'Filtre invalide'],
    [{ table: 'x' }, 'Filtre invalide'],
    [{ rating: '4' }, 'Filtre invalide'],
    [{ done: 'yes' }, 'Filtre invalide'],
    [{ day: '2026-02-30' }, 'Date invalide'],
    [{ q: 'x'.repeat(101) }, 'Maximum 100 caractères'],
  ])('refuse %j', (asked, message) => {
    expect(told(asked)).toEqual([message])
  })

  it.each([
    ['id', [id], ['x']],
    ['ids', [id, `x,${id}`], ['x,y']],
    ['state', ['OPEN'], ['SHUT']],
    ['table', ['7', '07'], ['8']],
    ['done', ['true'], ['false']],
    ['day', ['2026-07-14'], ['2026-07-13', '2026-07-15']],
    ['from', ['2026-07-14', '2026-07-13'], ['2026-07-15']],
    ['to', ['2026-07-14', '2026-07-15'], ['2026-07-13']],
    ['since', ['2026-07-14'], ['2026-07-15']],
    ['q', ['ndiaye', 'LEA n'], ['abcdef12', 'leo']],
    ['found', ['ndiaye', '#abcdef', 'ABCDEF12'], ['#lea', '#bcdef12', 'fade']],
  ] as const)('keep a row by %s', (name, passing, others) => {
    const { passes } = filters[name]
    for (const wanted of passing) expect(passes?.(row, wanted), wanted).toBe(true)
    for (const wanted of others) expect(passes?.(row, wanted), wanted).toBe(false)
  })

  it('by day keep no row without a date', () => {
    for (const { passes } of [filters.day, filters.from, filters.to, filters.since]) {
      expect(passes?.({ ...row, start: null, at: null }, '2026-07-14')).toBe(false)
    }
  })
})
