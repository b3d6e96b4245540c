import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import type { Queryable } from '../../db/database.ts'

/** A file that ends too early. */
export const CUT_SHORT = 'La sauvegarde est incomplète : sa fin manque. Rien n’a été restauré.'

/** The chunks of text between line feeds: a text may hold any other end of line, U+2028 too. */
async function* split(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const [first = '', ...more] = chunk.split('\n')
    rest += first
    for (const next of more) {
      yield rest
      rest = next
    }
  }
  if (rest !== '') yield rest
}

/** The lines of a backup. @throws BackupError when the file is missing, cut short or no backup */
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const plain = createGunzip()
  source.on('error', (error) => plain.destroy(error))
  try {
    yield* split(source.pipe(plain).setEncoding('utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') throw new BackupError(`Le fichier ${file} n’existe pas.`)
    if (code === 'Z_BUF_ERROR') throw new BackupError(CUT_SHORT)
    if (code.startsWith('Z_')) throw new BackupError('Ce fichier n’est pas une sauvegarde de Potager.')
    throw error
  } finally {
    source.destroy()
  }
}

/** Incremented when a line of the file changes its meaning. */
export const FORMAT = 1

/** A backup that cannot be made or restored; the message is for the person running the command. */
export class BackupError extends Error {}

const header = z.object({
  potager: z.literal('backup'),
  format: z.int(),
  /** Version of the database schema. */
  schema: z.int(),
  /** Major version of the source PostgreSQL; versions 15 to 18 can restore it. */
  postgres: z.string(),
  madeAt: z.string(),
})
const table = z.object({ table: z.string(), columns: z.array(z.string()) })
const row = z.array(z.string().nullable())
const end = z.object({
  end: z.literal(true),
  rows: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.string()),
})

/** First line: the origin of the rows. */
export type Header = z.infer<typeof header>
/** Precedes the rows of a table. */
export type TableLine = z.infer<typeof table>
/** One row: the text of each column, or null. */
export type RowLine = z.infer<typeof row>
/** Last line: without it the file is truncated. */
export type EndLine = z.infer<typeof end>

const line = z.union([row, table, end])

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the first line. @throws BackupError when it is no backup, or one of another format */
export function readHeader(text: string): Header {
  const parsed = header.safeParse(read(text))
  if (!parsed.success) throw new BackupError('Ce fichier n’est pas une sauvegarde de Potager.')
  if (parsed.data.format !== FORMAT) {
    throw new BackupError(
      `Cette sauvegarde est au format ${parsed.data.format}, ce programme lit le format ${FORMAT}. Utilisez la version du programme qui l’a faite.`,
    )
  }
  return parsed.data
}

/** Reads any other line. @throws BackupError when it is damaged */
export function readLine(text: string, number: number): RowLine | TableLine | EndLine {
  const parsed = line.safeParse(read(text))
  if (!parsed.success) throw new BackupError(`La sauvegarde est abîmée à la ligne ${number}. Rien n’a été restauré.`)
  return parsed.data
}

/** A table with its stored (not generated) columns and their SQL types. */
export type Table = { name: string; columns: { name: string; type: string }[] }

/** A foreign key and the SQL that recreates it. */
type ForeignKey = { table: string; name: string; definition: string }

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
