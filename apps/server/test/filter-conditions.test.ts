import { extendedBy, oneOfCodes, sameNumber, search } from '@potager/domain/filters'
import { expect, expectTypeOf, it } from 'vitest'
import { type Columns, filterConditions } from '../src/api/console/filter-conditions.ts'
import { joinConditions } from '../src/db/sql.ts'

type Row = { state: string; table: number; name: string }

const fewer = { state: oneOfCodes(['OPEN', 'SHUT'], ({ state }: Row) => state) }
const filters = extendedBy(fewer, {
  table: sameNumber({ min: 1, max: 999 }, ({ table }: Row) => table),
  q: search(({ name }: Row) => [name]),
})
const columns = { state: 't.state', table: 't.number', q: (q: string | undefined) => [() => 't.name', q] as const }

it('filterConditions has a condition for each given filter, in the order of the filters', () => {
  expect(joinConditions(filterConditions(filters, columns, { table: 7, state: 'SHUT' }))).toEqual({
    where: 't.state = $1 and t.number = $2::int',
    params: ['SHUT', 7],
  })
})

it('Columns requires a column for each filter of the list', () => {
  const { table: _, ...others } = columns
  expectTypeOf<typeof columns>().toExtend<Columns<typeof filters>>()
  expectTypeOf<typeof others>().not.toExtend<Columns<typeof filters>>()
})
