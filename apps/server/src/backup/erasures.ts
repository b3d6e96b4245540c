import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { eraseRows } from '../api/erasure/erase.ts'
import type { Database, Queryable } from '../db/database.ts'
import { BackupError } from './format.ts'

/** Beside the backups: who was erased, one line each, so that an older backup does not bring them back. */
export const ERASURES = 'effacements.jsonl'

const erasure = z.object({
  kind: z.enum(['customer', 'account']),
  subjectId: z.uuid(),
  erasedAt: z.iso.datetime(),
  erasedBy: z.uuid().nullable(),
})
type Erasure = z.infer<typeof erasure>

const keyOf = ({ kind, subjectId }: Erasure) => `${kind} ${subjectId}`

/** The erasure that a line tells, null when it is damaged. */
function readLine(line: string): Erasure | null {
  try {
    return erasure.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}

async function linesOf(folder: string): Promise<string[]> {
  const file = join(folder, ERASURES)
  if (!existsSync(file)) return []
  return (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
}

/** The erasures kept in a folder, none without the file. @throws BackupError when a line is damaged */
export async function readErasures(folder: string): Promise<Erasure[]> {
  return (await linesOf(folder)).map((line) => {
    const read = readLine(line)
    if (read) return read
    throw new BackupError(
      `Le fichier ${join(folder, ERASURES)} est abîmé (« ${line.slice(0, 60)} ») : corrigez ou ôtez cette ligne. Rien n’a été restauré.`,
    )
  })
}

function storedErasures(db: Queryable): Promise<Erasure[]> {
  return db.query<Erasure>(
    `select kind, subject_id as "subjectId", erased_by as "erasedBy",
       to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "erasedAt"
     from erasure order by erased_at, kind, subject_id`,
  )
}

/** Adds the database's erasures to the file of a folder; does nothing without a folder. */
export async function keepErasures(db: Database, folder: string | undefined): Promise<void> {
  if (!folder) return
  const read = (await linesOf(folder)).map(readLine).filter((one) => one !== null)
  const known = new Set(read.map(keyOf))
  const more = (await storedErasures(db)).filter((one) => !known.has(keyOf(one)))
  if (more.length === 0) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A line that was cut short ends here.
  const lines = more.map((one) => `\n${JSON.stringify(one)}`).join('')
  await appendFile(join(folder, ERASURES), lines, { mode: 0o600, flush: true })
}

/**
 * Erases again whom a restored backup still has, whatever is to come for them.
 * @returns how many people were erased again
 */
export async function replayErasures(tx: Queryable, erasures: readonly Erasure[]): Promise<number> {
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
