import { beforeAll, describe, expect, it } from 'vitest'
import { columnsOnMap, personMap } from '../src/api/erasure/map.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})

/** Every column of our tables that can hold a text, by table. */
async function textColumns(): Promise<Record<string, string[]>> {
  const rows = await server.db.query<{ table: string; columns: string[] }>(`
    select c.relname::text as table, json_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype, 'text[]'::regtype,
        'varchar[]'::regtype, 'json'::regtype, 'jsonb'::regtype, 'jsonb[]'::regtype, 'bytea'::regtype)
    group by 1`)
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))
}

describe('the map of columns with personal data', () => {
  it('names every column that can hold a text, and no other [RIG-01]', async () => {
    const onMap = Object.entries(personMap).map(
      ([table, columns]) => [table, columnsOnMap(columns).toSorted()] as const,
    )
    expect(Object.fromEntries(onMap.filter(([, columns]) => columns.length > 0))).toEqual(await textColumns())
  })

  it('lists exactly the generated text columns', async () => {
    const generated = await server.db.query<{ name: string }>(`
      select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated <> ''
        and a.atttypid = 'text'::regtype order by 1`)
    const onMap = Object.entries(personMap).flatMap(([table, columns]) =>
      (columns.generated ?? []).map((column) => `${table}.${column}`),
    )
    expect(onMap.toSorted()).toEqual(generated.map(({ name }) => name).toSorted())
  })
})
