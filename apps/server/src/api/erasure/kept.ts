import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database, Queryable } from '../../db/database.ts'

/** Beside the backups: who was erased, one line each, so that an older backup does not bring them back. */
export const ERASURES = 'effacements.jsonl'

const erasure = z.object({
  kind: z.enum(['customer', 'account']),
  subjectId: z.uuid(),
  erasedAt: z.iso.datetime(),
  erasedBy: z.uuid().nullable(),
})
/** One erasure, as a line of the file has it. */
export type Erasure = z.infer<typeof erasure>

const keyOf = ({ kind, subjectId }: Erasure) => `${kind} ${subjectId}`

/** The erasure that a line tells, null when it is damaged. */
export function readErasure(line: string): Erasure | null {
  try {
    return erasure.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}

/** The lines of a folder's file, none without the file. */
export async function erasureLines(folder: string): Promise<string[]> {
  const file = join(folder, ERASURES)
  if (!existsSync(file)) return []
  return (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
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
  const read = (await erasureLines(folder)).map(readErasure).filter((one) => one !== null)
  const known = new Set(read.map(keyOf))
  const more = (await storedErasures(db)).filter((one) => !known.has(keyOf(one)))
  if (more.length === 0) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A line that was cut short ends here.
  const lines = more.map((one) => `\n${JSON.stringify(one)}`).join('')
  await appendFile(join(folder, ERASURES), lines, { mode: 0o600, flush: true })
}
