import { diseaseNameKey, wordsKey } from '@potager/domain/disease'
import { fold } from '@potager/domain/text'
import type { Database } from './database.ts'

/** What the program makes of a name and stores beside it. */
const keys = [
  { table: 'disease', column: 'name_key', of: diseaseNameKey },
  { table: 'sign', column: 'name_key', of: wordsKey },
  { table: 'sign', column: 'sort_key', of: fold },
] as const

/**
 * Makes anew the keys that another version of the program made by another rule. A name that is another's by the rule of now
 * keeps its old key, until somebody renames one of them.
 */
export async function remakeNameKeys(db: Database): Promise<void> {
  for (const { table, column, of } of keys) {
    const rows = await db.query<{ id: string; name: string; key: string }>(
      `select id, name, ${column} as key from ${table} order by id desc`,
    )
    const stale = new Map(rows.filter(({ name, key }) => of(name) !== key).map((row) => [of(row.name), row]))
    if (stale.size === 0) continue
    await db.query(
      `update ${table} old set ${column} = made.key from unnest($1::uuid[], $2::text[], $3::text[]) made (id, name, key)
       where old.id = made.id and old.name = made.name and not exists (select from ${table} where ${column} = made.key)`,
      [[...stale.values()].map(({ id }) => id), [...stale.values()].map(({ name }) => name), [...stale.keys()]],
    )
  }
}
