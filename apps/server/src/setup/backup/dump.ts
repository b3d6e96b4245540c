import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { keepErasures } from '../../api/erasure/erase.ts'
import type { Config } from '../../base/config.ts'
import type { Database, Queryable, ReportFailure } from '../../db/database.ts'
import { schemaVersion } from '../../db/migrate.ts'
import {
  BackupError,
  type EndLine,
  FORMAT,
  type Header,
  isMomentary,
  quoted,
  readLines,
  readSequences,
  readTables,
  type Table,
  type TableLine,
} from './format.ts'

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
    for (const { line } of rows) yield line
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
  yield JSON.stringify(header)
  const counts: Record<string, number> = {}
  const tables = await readTables(tx)
  if (tables.length === 0)
    throw new BackupError('Aucune table de Potager dans cette base : rien n’a été sauvegardé. Vérifiez DATABASE_URL.')
  const [account] = await tx.query('select 1 from account limit 1')
  if (!account) throw new BackupError('Cette base est vide : rien n’a été sauvegardé. Vérifiez DATABASE_URL.')
  for (const table of tables) {
    const { name, columns } = table
    yield JSON.stringify({ table: name, columns: columns.map((column) => column.name) } satisfies TableLine)
    let count = 0
    for await (const line of isMomentary(table) ? [] : rowsOf(tx, table)) {
      count += 1
      yield line
    }
    counts[name] = count
  }
  yield JSON.stringify({ end: true, rows: counts, sequences: await readSequences(tx) } satisfies EndLine)
}

const fileName = ({ madeAt, postgres, schema }: Header) =>
  `potager-${madeAt.replaceAll(':', '-')}-pg${postgres}-schema${schema}.jsonl.gz`

/** A finished backup. */
export type Backup = { file: string; rows: number }

type Tallied = { rows: number; sum: string }

/** Counts the rows of lines and sums up all their bytes. */
function tally() {
  const sum = createHash('sha256')
  let rows = 0
  return {
    add: (line: string) => {
      if (line.startsWith('[')) rows += 1
      sum.update(`${line}\n`)
    },
    total: (): Tallied => ({ rows, sum: sum.digest('hex') }),
  }
}

/** Reads a written file again: only what the disk gives back counts. @throws BackupError when it gives something else */
async function readBack(file: string, written: Tallied): Promise<void> {
  const read = tally()
  try {
    for await (const line of readLines(file)) read.add(line)
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
  }
  const { rows, sum } = read.total()
  if (rows !== written.rows || sum !== written.sum)
    throw new BackupError(
      `La sauvegarde relue n’est pas celle qui a été écrite, elle n’est pas gardée. Vérifiez le disque de ${file}.`,
    )
}

/** Writes the lines into a file that only its owner may read. */
async function writeLines(file: string, lines: AsyncIterable<string>): Promise<Tallied> {
  const written = tally()
  const tallied = async function* () {
    for await (const line of lines) {
      written.add(line)
      yield `${line}\n`
    }
  }
  // Made before anything can fail: a file that is made meanwhile would come after who removes it.
  const made = await open(file, 'w', 0o600)
  await pipeline(Readable.from(tallied()), createGzip(), made.createWriteStream({ flush: true }))
  return written.total()
}

/**
 * Writes every lasting row, from one snapshot, into a new file that only its owner may read: it holds password hashes
 * and the server's secret. It counts once it was read back; a failed backup leaves no file. Who was erased is kept
 * beside it.
 * @param folder created if missing; the file name holds the time, PostgreSQL's major version and the schema's
 * @param file full path instead
 * @throws BackupError when there is nothing to back up or the file cannot be read back, StoreError, or the file
 * system's error
 */
export async function writeBackup(db: Database, { folder, file }: { folder: string; file?: string }): Promise<Backup> {
  let unfinished: string | undefined
  try {
    const { part, written, ...made } = await db.longTransaction(async (tx) => {
      await tx.script(SNAPSHOT)
      const header = await headerOf(tx)
      const target = file ?? join(folder, fileName(header))
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      unfinished = `${target}.part`
      return { target, part: unfinished, written: await writeLines(unfinished, linesOf(tx, header)) }
    })
    await readBack(part, written)
    await rename(part, made.target)
    await keepErasures(db, dirname(made.target))
    return { file: made.target, rows: written.rows }
  } catch (error) {
    if (unfinished) await rm(unfinished, { force: true })
    throw error
  }
}

const CHECK_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** A file that nobody wrote to for so long is left over by a process that was killed: longer than reading one back takes. */
const LEFT_OVER_MS = 60_000
/** Clocks of two machines may differ so much: a file dated later than that is of the future. */
const CLOCKS_DIFFER_MS = HOUR_MS
/** The time in a file name: 2026-07-14T19-30-00Z. */
const NAME = /^potager-(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2})Z-.*\.jsonl\.gz$/

const madeAt = (name: string) => Date.parse(name.replace(NAME, '$1$2:$3:$4Z'))

const namesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : [])

/** The backups of a folder, the oldest first, and apart those dated in the future: a clock was wrong. */
async function backupsOf(folder: string, now: number): Promise<{ names: string[]; ahead: string[] }> {
  const names = (await namesIn(folder)).filter((name) => NAME.test(name)).toSorted()
  const isAhead = (name: string) => madeAt(name) > now + CLOCKS_DIFFER_MS
  return { names: names.filter((name) => !isAhead(name)), ahead: names.filter(isAhead) }
}

async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.part') || !NAME.test(name.slice(0, -'.part'.length))) continue
    const path = join(folder, name)
    if (Date.now() - (await stat(path)).mtimeMs > LEFT_OVER_MS) await rm(path, { force: true })
  }
}

type Round = { folder: string; hours: number; keep: number; now: number }

/**
 * Writes a backup into the folder when its newest one is older than `hours`, then removes the oldest beyond `keep`, and
 * what killed backups left. One dated in the future does not count and is told. Other files in the folder are left
 * alone.
 * @returns whether one was written
 */
export async function backupIfDue(
  db: Database,
  { folder, hours, keep, now }: Round,
  report: ReportFailure,
): Promise<boolean> {
  await removeLeftOvers(folder)
  const { names, ahead } = await backupsOf(folder, now)
  const newest = names.at(-1)
  if (newest && now - madeAt(newest) < hours * HOUR_MS) return false
  if (ahead.length > 0) {
    const files = ahead.join(', ')
    report(
      'scheduled backup',
      new BackupError(
        `Sauvegardes datées du futur dans ${folder}, qui ne comptent pas : ${files}. Vérifiez l’horloge.`,
      ),
    )
  }
  await writeBackup(db, { folder })
  for (const old of (await backupsOf(folder, now)).names.slice(0, -keep)) await rm(join(folder, old))
  return true
}

/**
 * Backs the database up every BACKUP_HOURS while it is open, when BACKUP_DIR is set. Returns a function that stops it.
 */
export function scheduleBackups(
  db: Database,
  { backupDir, backupHours, backupKeep }: Pick<Config, 'backupDir' | 'backupHours' | 'backupKeep'>,
  report: ReportFailure,
): () => Promise<void> {
  if (!backupDir) return async () => undefined
  let running: Promise<unknown> = Promise.resolve()
  const check = () => {
    const round = { folder: backupDir, hours: backupHours, keep: backupKeep, now: Date.now() }
    running = backupIfDue(db, round, report).catch((error: unknown) => report('scheduled backup', error))
  }
  const timer = setInterval(check, CHECK_MS)
  timer.unref()
  check()
  return async () => {
    clearInterval(timer)
    await running
  }
}
