import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Queryable } from '../db/database.ts'
import { schemaVersion } from '../db/migrate.ts'
import { isMomentary, quoted, readSequences, readTables, type Table } from './catalogue.ts'
import { keepErasures } from './erasures.ts'
import { type EndLine, FORMAT, type Header, type TableLine } from './format.ts'

const ROWS_AT_ONCE = 1000

/** One snapshot for the whole backup, and text formats that do not depend on settings. */
const SNAPSHOT = `set transaction isolation level repeatable read, read only;
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex'; set local extra_float_digits = 3`

async function* rowsOf(tx: Queryable, { name, columns }: Table): AsyncGenerator<string> {
  const cursor = quoted(`rows of ${name}`)
  const texts = columns.map((column) => `${quoted(column.name)}::text`)
  await tx.script(`declare ${cursor} no scroll cursor for
    select to_json(array[${texts.join(', ')}])::text as line from ${quoted(name)}`)
  for (;;) {
    const rows = await tx.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from ${cursor}`)
    if (rows.length === 0) break
    for (const { line } of rows) yield `${line}\n`
  }
  await tx.script(`close ${cursor}`)
}

async function headerOf(tx: Queryable): Promise<Header> {
  const [row] = await tx.query<{ postgres: string; madeAt: string }>(`
    select split_part(current_setting('server_version'), '.', 1) as postgres,
      to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt"`)
  return { potager: 'backup', format: FORMAT, schema: await schemaVersion(tx), postgres: '', madeAt: '', ...row }
}

async function* linesOf(tx: Queryable, header: Header): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`
  const counts: Record<string, number> = {}
  for (const table of await readTables(tx)) {
    const { name, columns } = table
    yield `${JSON.stringify({ table: name, columns: columns.map((column) => column.name) } satisfies TableLine)}\n`
    let count = 0
    for await (const line of isMomentary(table) ? [] : rowsOf(tx, table)) {
      count += 1
      yield line
    }
    counts[name] = count
  }
  yield `${JSON.stringify({ end: true, rows: counts, sequences: await readSequences(tx) } satisfies EndLine)}\n`
}

const fileName = ({ madeAt, postgres, schema }: Header) =>
  `potager-${madeAt.replaceAll(':', '-')}-pg${postgres}-schema${schema}.jsonl.gz`

/** A finished backup. */
export type Backup = { file: string; rows: number }

/**
 * Writes every lasting row, from one snapshot, into a new file that only its owner may read: it holds password hashes
 * and the server's secret. A failed backup leaves no file. Who was erased is kept beside it.
 * @param folder created if missing; the file name holds the time, PostgreSQL's major version and the schema's
 * @param file full path instead
 * @throws StoreError, or the file system's error
 */
export async function writeBackup(db: Database, { folder, file }: { folder: string; file?: string }): Promise<Backup> {
  const made = await db.longTransaction(async (tx) => {
    await tx.script(SNAPSHOT)
    const header = await headerOf(tx)
    const target = file ?? join(folder, fileName(header))
    const unfinished = `${target}.part`
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    let rows = 0
    const counted = async function* () {
      for await (const line of linesOf(tx, header)) {
        if (line.startsWith('[')) rows += 1
        yield line
      }
    }
    try {
      await pipeline(
        Readable.from(counted()),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      )
      await rename(unfinished, target)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    return { file: target, rows }
  })
  await keepErasures(db, dirname(made.file))
  return made
}
