import { contract, type Endpoint } from '@potager/domain/contract'
import { beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

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
