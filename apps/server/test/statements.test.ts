import { beforeAll, describe, expect, inject, it } from 'vitest'
import { allEndpoints } from '../src/api/endpoints.ts'
import type { Database } from '../src/db/database.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { serverOn, type TestServer } from './harness.ts'
import { findKnown } from './known.ts'
import { copySource, failLoudly } from './stores.ts'

const source = inject('source')

/** How many prepared statements PostgreSQL holds for a connection. */
async function kept(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements')
  return row?.count ?? 0
}

/** The same database over a single connection, which holds all prepared statements. */
async function throughOneConnection(): Promise<Database> {
  const copy = await copySource(source)
  const [row] = await copy.query<{ name: string }>('select current_database()::text as name')
  await copy.close()
  return openPostgres(source.kind === 'postgres' ? `${source.url}/${row?.name}` : '', failLoudly, { poolSize: 1 })
}

// The embedded store has no prepared statements.
describe.skipIf(source.kind !== 'postgres')('prepared statements in PostgreSQL', () => {
  let db: Database
  let server: TestServer
  let dish: string
  beforeAll(async () => {
    db = await throughOneConnection()
    server = await serverOn(db)
    dish = (await findKnown(db)).dish
  })

  const lists = allEndpoints.filter(({ call, query }) => {
    const asked = Object.keys(query?.shape ?? {})
    return (
      call.method === 'GET' && !call.path.includes(':') && ['page', 'range', 'limit'].some((key) => asked.includes(key))
    )
  })
  const pageOf = (query: object | undefined, page: number, size: number): Record<string, string> => {
    const sent = {
      page: `${page}`,
      size: `${size}`,
      limit: `${size}`,
      range: `[${page * size},${page * size + size - 1}]`,
    }
    return Object.fromEntries(Object.entries(sent).filter(([key]) => key in (query ?? {})))
  }

  it.each(lists.map((list) => [list.call.name, list] as const))(
    'do not multiply with page or size: %s',
    async (_, list) => {
      const token = await server.tokenOf('admin')
      const ask = async (page: number, size: number) => {
        const required = list.call.name === 'listApprovedReviews' ? { resourceType: 'DISH', resourceId: dish } : {}
        const answer = await server.ask(list, {
          token,
          query: { ...required, ...pageOf(list.query?.shape, page, size) },
        })
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      }
      // Near, far and missing pages: each way of reading a list runs once.
      const pages = [0, 1, 20, 50, 100, 1000]
      for (const page of pages) for (const size of [5, 6]) await ask(page, size)
      const before = await kept(db)
      for (const page of pages) for (const size of [7, 8]) await ask(page + 1, size)
      expect(await kept(db)).toBe(before)
    },
  )

  it('are at most 500 per connection; further queries are still answered', async () => {
    for (let number = 0; number < 700; number++) {
      expect(await db.query(`select ${number} as number`)).toEqual([{ number }])
    }
    expect(await kept(db)).toBeLessThanOrEqual(500)
  })
})
