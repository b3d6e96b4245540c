import { contract, type Endpoint } from '@potager/domain/contract'
import { extendedBy, oneOfCodes, sameNumber, search } from '@potager/domain/filters'
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { type Columns, filterConditions } from '../src/api/console/filter-conditions.ts'
import { joinConditions } from '../src/db/sql.ts'
import { startServer, type TestServer } from './harness.ts'

describe('restaurant-filter', () => {
  type Row = { id: string; restaurantId?: string; restaurants?: { id: string }[] }

  /** Every list of pages that may be asked for the rows of one restaurant. */
  const lists = Object.values(contract)
    .flatMap((group): Endpoint[] => Object.values(group))
    .filter(({ query, response }) => {
      const answered = 'shape' in response ? Object.keys(response.shape as object) : []
      return query?.shape.restaurantId && answered.includes('content')
    })

  let server: TestServer
  let token: string
  let restaurants: string[]

  beforeAll(async () => {
    server = await startServer()
    token = await server.tokenOf('gerant')
    restaurants = (await server.ok(contract.restaurant.listRestaurants)).map(({ id }) => id)
  })

  /** All rows of a list. */
  async function rowsOf(list: Endpoint, filter: Record<string, string> = {}): Promise<Row[]> {
    const rows: Row[] = []
    for (let page = 0, pages = 1; page < pages; page++) {
      const query = { size: '100', page: `${page}`, ...filter }
      const answer = (await server.ok(list, { token, query })) as { content: Row[]; totalPages: number }
      rows.push(...answer.content)
      pages = answer.totalPages
    }
    return rows
  }

  const placesOf = ({ restaurantId, restaurants: several = [] }: Row) => [
    ...(restaurantId ? [restaurantId] : []),
    ...several.map(({ id }) => id),
  ]

  it('the lists with a filter by restaurant are those of orders, bookings and customers', () => {
    expect(lists.map(({ call }) => call.name).toSorted()).toEqual([
      'browseCustomers',
      'browseEventRequests',
      'browseReservations',
      'listOrders',
    ])
  })

  it.each(lists.map((list) => [list.call.name, list] as const))(
    '%s shows all rows of the restaurant that it is filtered by, and no other',
    async (_, list) => {
      const all = await rowsOf(list)
      expect(new Set(all.flatMap(placesOf)).size).toBeGreaterThan(1)
      for (const restaurantId of restaurants) {
        const expected = all.filter((row) => placesOf(row).includes(restaurantId)).map(({ id }) => id)
        const shown = await rowsOf(list, { restaurantId })
        expect(shown.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
      }
    },
  )
})

describe('filter-conditions', () => {
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
})
