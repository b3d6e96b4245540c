import { extendedBy, oneOfCodes, sameNumber, search } from '@potager/domain/filters'
import { expect, expectTypeOf, it } from 'vitest'
import { type Columns, filterConditions } from '../src/api/console/filter-conditions.ts'
import { joinConditions } from '../src/db/conditions.ts'

type Row = { state: string; table: number; name: string }

const fewer = { state: oneOfCodes(['OPEN', 'SHUT'], ({ state }: Row) => state) }
const filters = extendedBy(fewer, {
  table: sameNumber({ min: 1, max: 999 }, ({ table }: Row) => table),
  q: search(({ name }: Row) => [name]),
})
const columns = { state: 't.state', table: 't.number', q: (q: string | undefined) => [() => 't.name', q] as const }

it('the conditions of a list are those of its filters that are asked for, in their order', () => {
  expect(joinConditions(filterConditions(filters, columns, { table: 7, state: 'SHUT' }))).toEqual({
    where: 't.state = $1 and t.number = $2::int',
    params: ['SHUT', 7],
  })
})

it('a list has a column for each of its filters', () => {
  const { table: _, ...others } = columns
  expectTypeOf<typeof columns>().toExtend<Columns<typeof filters>>()
  expectTypeOf<typeof others>().not.toExtend<Columns<typeof filters>>()
})
