import { dirname, join } from 'node:path'
import { ERASURES, type Erasure, eraseRows, erasureLines, readErasure } from '../../api/erasure/erase.ts'
import { holdBack } from '../../api/outbox/queue.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { LATEST_VERSION, migrate, schemaVersion } from '../../db/migrate.ts'
import {
  BackupError,
  CUT_SHORT,
  type EndLine,
  type Header,
  isMomentary,
  quoted,
  type RowLine,
  readForeignKeys,
  readHeader,
  readLine,
  readLines,
  readTables,
  type Table,
  type TableLine,
} from './format.ts'

/** The erasures kept in a folder, none without the file. @throws BackupError when a line is damaged */
async function readErasures(folder: string): Promise<Erasure[]> {
  return (await erasureLines(folder)).map((line) => {
    const read = readErasure(line)
    if (read) return read
    throw new BackupError(
      `Le fichier ${join(folder, ERASURES)} est abîmé (« ${line.slice(0, 60)} ») : corrigez ou ôtez cette ligne. Rien n’a été restauré.`,
    )
  })
}

/**
 * Erases again whom a restored backup still has, whatever is to come for them.
 * @returns how many people were erased again
 */
async function replayErasures(tx: Queryable, erasures: readonly Erasure[]): Promise<number> {
  await tx.query(
    `insert into erasure (kind, subject_id, erased_at, erased_by)
     select e ->> 'kind', (e ->> 'subjectId')::uuid, (e ->> 'erasedAt')::timestamptz, (e ->> 'erasedBy')::uuid
     from jsonb_array_elements($1::jsonb) e on conflict do nothing`,
    [JSON.stringify(erasures)],
  )
  const back = await tx.query<{ kind: Erasure['kind']; id: string }>(
    `select e.kind, e.subject_id as id from erasure e
     where (e.kind = 'customer' and exists (select from customer c where c.id = e.subject_id and c.erased_at is null))
       or (e.kind = 'account' and exists (select from account a where a.id = e.subject_id and a.erased_at is null))
     order by 1, 2`,
  )
  for (const kind of ['customer', 'account'] as const) {
    const ids = back.filter((one) => one.kind === kind).map(({ id }) => id)
    if (ids.length > 0) await eraseRows(tx, kind, ids)
  }
  return back.length
}

const ROWS_AT_ONCE = 500

/** Inserts the rows of one table in batches, as they arrive. */
function loader(tx: Queryable, { name, columns }: Table) {
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ')
  const insert = `insert into ${quoted(name)} (${columns.map((column) => quoted(column.name)).join(', ')})
    overriding system value select ${values} from jsonb_array_elements($1::jsonb) as line`
  let waiting: RowLine[] = []
  let count = 0
  const flush = async () => {
    if (waiting.length > 0) await tx.query(insert, [JSON.stringify(waiting)])
    count += waiting.length
    waiting = []
  }
  return {
    add: async (row: RowLine) => {
      waiting.push(row)
      if (waiting.length >= ROWS_AT_ONCE) await flush()
    },
    finish: async () => {
      await flush()
      return count
    },
  }
}

function tableFor({ table, columns }: TableLine, tables: readonly Table[]): Table {
  const found = tables.find(({ name }) => name === table)
  const ordered = columns.map((name) => found?.columns.find((column) => column.name === name))
  const known = ordered.filter((column) => column !== undefined)
  if (!found || known.length !== columns.length || known.length !== found.columns.length) {
    throw new BackupError(
      `La table « ${table} » de la sauvegarde n’est pas celle de ce programme. Rien n’a été restauré.`,
    )
  }
  return { name: table, columns: known }
}

/** A whole backup has an account, and every table of its version, those without rows too. */
function checkWhole(counts: Record<string, number>, { rows }: EndLine, tables: readonly Table[]): void {
  const wrong = Object.keys({ ...counts, ...rows }).find((table) => counts[table] !== rows[table])
  if (wrong) throw new BackupError(`La table « ${wrong} » de la sauvegarde est incomplète. Rien n’a été restauré.`)
  if (!counts.account) throw new BackupError('La sauvegarde est vide : elle n’a aucun compte. Rien n’a été restauré.')
  const missing = tables.find(({ name }) => counts[name] === undefined)
  if (missing) throw new BackupError(`La table « ${missing.name} » manque dans la sauvegarde. Rien n’a été restauré.`)
}

async function loadLines(tx: Queryable, lines: AsyncIterator<string>, tables: readonly Table[]): Promise<EndLine> {
  let current: ReturnType<typeof loader> | undefined
  let name = ''
  const counts: Record<string, number> = {}
  const finish = async () => {
    if (current) counts[name] = await current.finish()
  }
  for (let number = 2; ; number++) {
    const next = await lines.next()
    if (next.done) throw new BackupError(CUT_SHORT)
    const line = readLine(next.value, number)
    if (Array.isArray(line)) {
      if (!current) throw new BackupError(`La sauvegarde est abîmée à la ligne ${number}. Rien n’a été restauré.`)
      await current.add(line)
    } else {
      await finish()
      if ('end' in line) {
        checkWhole(counts, line, tables)
        return line
      }
      name = line.table
      current = loader(tx, tableFor(line, tables))
    }
  }
}

/**
 * Loads the rows without triggers, since the totals that triggers maintain are in the backup too; checks all foreign
 * keys at the end.
 */
async function load(tx: Queryable, lines: AsyncIterator<string>): Promise<EndLine> {
  await tx.script(`set local timezone = 'UTC'`)
  const tables = await readTables(tx)
  const keys = await readForeignKeys(tx)
  const all = tables.map(({ name }) => quoted(name))
  await tx.script(`lock table ${all.join(', ')} in access exclusive mode`)
  const [account] = await tx.query('select 1 from account limit 1')
  if (account)
    throw new BackupError('La base contient déjà des données : une sauvegarde se restaure dans une base vide.')
  await tx.script(
    keys.map(({ table, name }) => `alter table ${quoted(table)} drop constraint ${quoted(name)}`).join(';'),
  )
  await tx.script(all.map((table) => `alter table ${table} disable trigger user`).join(';'))
  await tx.script(`truncate ${all.join(', ')}`)
  const end = await loadLines(tx, lines, tables)
  // Older backups hold rows of these tables.
  await tx.script(
    `truncate ${tables
      .filter(isMomentary)
      .map(({ name }) => quoted(name))
      .join(', ')}`,
  )
  for (const [name, next] of Object.entries(end.sequences)) {
    await tx.query('select setval($1::text::regclass, $2::text::bigint, false)', [quoted(name), next])
  }
  await tx.script(all.map((table) => `alter table ${table} enable trigger user`).join(';'))
  await tx.script(
    keys
      .map(({ table, name, definition }) => `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
      .join(';'),
  )
  return end
}

async function prepareSchema(db: Database, { schema }: Header): Promise<void> {
  if (schema > LATEST_VERSION) {
    throw new BackupError(
      `La sauvegarde est en version ${schema}, ce programme ne connaît que la version ${LATEST_VERSION}. Mettez le programme à jour.`,
    )
  }
  await migrate(db, schema)
  const current = await schemaVersion(db)
  if (current !== schema) {
    throw new BackupError(
      `La sauvegarde est en version ${schema}, la base en version ${current}. Prenez une base vide.`,
    )
  }
}

/**
 * Fills an empty database from a backup of this version or an older one, which is then migrated; all or nothing. Who was
 * erased since, by the file beside the backup and those of other folders, is erased again before anybody is served.
 * @returns the number of rows, and of people erased again
 * @throws BackupError when the file is not a backup, is damaged or of another version, or when the database is not
 * empty
 */
export async function restoreBackup(
  db: Database,
  file: string,
  folders: readonly string[] = [],
): Promise<{ rows: number; erased: number }> {
  const kept = await Promise.all([...new Set([dirname(file), ...folders])].map(readErasures))
  const lines = readLines(file)
  try {
    const first = await lines.next()
    const header = readHeader(first.done ? '' : first.value)
    await prepareSchema(db, header)
    const { rows } = await db.longTransaction((tx) => load(tx, lines))
    await migrate(db)
    await holdBack(db)
    const erased = await db.longTransaction((tx) => replayErasures(tx, kept.flat()))
    await db.longTransaction((tx) => tx.script('analyze'))
    return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0), erased }
  } finally {
    await lines.return(undefined)
  }
}
