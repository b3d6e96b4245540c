import { join } from 'node:path'
import { eraseRows } from '../../api/erasure/erase.ts'
import { ERASURES, type Erasure, erasureLines, readErasure } from '../../api/erasure/kept.ts'
import type { Queryable } from '../../db/database.ts'
import { BackupError } from './format.ts'

/** The erasures kept in a folder, none without the file. @throws BackupError when a line is damaged */
export async function readErasures(folder: string): Promise<Erasure[]> {
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
