import type { Queryable } from '../../db/database.ts'

/** A table with its stored (not generated) columns and their SQL types. */
export type Table = { name: string; columns: { name: string; type: string }[] }

/** A foreign key and the SQL that recreates it. */
export type ForeignKey = { table: string; name: string; definition: string }

/** Written by the migrations themselves, so a restore skips it. */
const MIGRATIONS = 'schema_migration'

/**
 * Tables of short-lived rows: sessions, links, throttles of addresses and accounts, answers stored for repeated calls. Backups
 * leave their rows out: a restore revives no ended session or used link, and no address is stored longer than in its table.
 */
const MOMENTARY = [
  'account_link',
  'assistant_minute',
  'call_count',
  'idempotency_key',
  'known_address',
  'login_throttle',
  'refresh_token',
  'refused_sign_in',
  'session',
]

/** Whether a table's rows are short-lived. */
export const isMomentary = ({ name }: Pick<Table, 'name'>): boolean => MOMENTARY.includes(name)

/** Our tables, of the schema that the migrations made them in, without those of extensions. */
const OURS = `c.relnamespace = (select relnamespace from pg_class where oid = to_regclass('${MIGRATIONS}')) and not exists (
  select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** Quotes a name for use in SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Every table with its stored columns, read from the database, so that a new one is never forgotten. */
export async function readTables(db: Queryable): Promise<Table[]> {
  return db.query<Table>(`
    select c.relname::text as name, json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${OURS} and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> '${MIGRATIONS}'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
}

/** Every foreign key of our tables. */
export async function readForeignKeys(db: Queryable): Promise<ForeignKey[]> {
  return db.query<ForeignKey>(`
    select c.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where ${OURS} and k.contype = 'f' and k.conparentid = 0 order by 1, 2`)
}

/** The next value of every sequence, as text. */
export async function readSequences(db: Queryable): Promise<Record<string, string>> {
  const rows = await db.query<{ name: string; next: string }>(`
    select s.sequencename::text as name, coalesce(s.last_value + s.increment_by, s.start_value)::text as next
    from pg_sequences s join pg_class c on c.relname = s.sequencename and c.relnamespace = to_regnamespace(s.schemaname)
    where ${OURS} and c.relkind = 'S' order by 1`)
  return Object.fromEntries(rows.map(({ name, next }) => [name, next]))
}
