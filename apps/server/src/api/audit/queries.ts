import type { AuditedResource, ChangedField } from '@potager/domain/audit'
import { erasedWords } from '@potager/domain/messages'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/sql.ts'
import { fromDay, upToDay, withinDays } from '../chat-session/day-position.ts'
import { literal } from '../erasure/rows.ts'

/** One entry of the audit trail. */
export type AuditRow = {
  id: string
  at: Date
  username: string
  action: string
  resource: AuditedResource
  resourceId: string
  from: string | null
  to: string | null
  reason: string | null
  changes: ChangedField[] | null
}

/** The name of whom an entry is about, as it is now. */
const PERSON = `(select case when p.erased_at is null then p.username else ${literal(erasedWords.account)} end
  from account p where p.id = e.person_id)`

const columnsOf = (username: string) => `e.id, e.at, ${username} as username, e.action, e.resource,
  e.resource_id as "resourceId", e.from_status as "from", e.to_status as "to", coalesce(e.reason, ${PERSON}) as reason, e.changes`
const columns = columnsOf('e.username')

const NAMED = `case when $4::boolean or e.action <> 'createReview' then e.username
  else coalesce((select r.author from review r where r.id = e.resource_id), '') end`

/** A customer and what was merged into it: the history of both is one. */
const MERGED = 'select $3::uuid union all select c.id from customer c where c.merged_into = $3::uuid'

/**
 * The history of one record, oldest first, within the scope. Authors of reviews appear under their public name unless
 * `authors` is set (decision 0010).
 */
export function findHistory(
  db: Queryable,
  scope: string | null,
  { resource, id }: { resource: AuditedResource; id: string },
  authors: boolean,
): Promise<AuditRow[]> {
  return db.query<AuditRow>(
    `select ${columnsOf(NAMED)} from audit_entry e
     where e.resource = $2 and e.resource_id in (${resource === 'customer' ? MERGED : '$3'})
       and (e.restaurant_id is null or ${inScope('e.restaurant_id')})
     order by e.at, e.id`,
    [scope, resource, id, authors],
  )
}

/** Filters of the audit trail. */
export type AuditFilter = {
  resource?: AuditedResource | undefined
  resourceId?: string | undefined
  username?: string | undefined
  action?: string | undefined
  /** Paris day, or the days from and to, both included. */
  day?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A page of the whole trail, by time, and how many entries match. */
export async function findAudit(
  db: Queryable,
  { resource, resourceId, username, action, day, from, to }: AuditFilter,
  { skip, take, direction }: { skip: number; take: number; direction: 'asc' | 'desc' },
): Promise<{ total: number; rows: AuditRow[] }> {
  const params = [
    resource ?? null,
    resourceId ?? null,
    username ?? null,
    action ?? null,
    day ?? null,
    from ?? null,
    to ?? null,
  ]
  const where = `($1::text is null or e.resource = $1) and ($2::uuid is null or e.resource_id = $2)
    and ($3::text is null or e.username = $3) and ($4::text is null or e.action = $4)
    and ($5::date is null or (${withinDays('e.at', '$5', '$5')}))
    and ($6::date is null or ${fromDay('e.at', '$6')}) and ($7::date is null or ${upToDay('e.at', '$7')})`
  const [count] = await db.query<{ total: number }>(
    `select count(*)::int as total from audit_entry e where ${where}`,
    params,
  )
  const rows = await db.query<AuditRow>(
    `select ${columns} from audit_entry e where ${where}
     order by e.at ${direction}, e.id ${direction} limit $8::int offset $9::int`,
    [...params, take, skip],
  )
  return { total: count?.total ?? 0, rows }
}

/** One entry of the trail, or undefined. */
export async function findAuditEntry(db: Queryable, id: string): Promise<AuditRow | undefined> {
  const [row] = await db.query<AuditRow>(`select ${columns} from audit_entry e where e.id = $1`, [id])
  return row
}
