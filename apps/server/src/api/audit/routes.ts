import type { Resource } from '@potager/domain/api'
import type { AuditedResource, ChangedField } from '@potager/domain/audit'
import { opensResource } from '@potager/domain/auth'
import type { contract } from '@potager/domain/contract'
import { customerRefusals, erasedWords, requestRefusals } from '@potager/domain/messages'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/sql.ts'
import { contentRange } from '../answers.ts'
import { mayCall, scopeOf } from '../auth/caller.ts'
import { fromDay, upToDay, withinDays } from '../chat-session/queries.ts'
import { findCard } from '../customer/routes.ts'
import { literal } from '../erasure/rows.ts'
import { forbidden, notFound } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'

/** One entry of the audit trail. */
type AuditRow = {
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
function findHistory(
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
type AuditFilter = {
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
async function findAudit(
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
async function findAuditEntry(db: Queryable, id: string): Promise<AuditRow | undefined> {
  const [row] = await db.query<AuditRow>(`select ${columns} from audit_entry e where e.id = $1`, [id])
  return row
}

type WireEntry = z.input<typeof contract.audit.getAuditEntry.response>

function wireEntry({ at, from, to, reason, changes, ...row }: AuditRow): WireEntry {
  return {
    ...row,
    at: at.toISOString(),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(reason === null ? {} : { reason }),
    ...(changes === null ? {} : { changes }),
  }
}

// Beside the key « message » below, the linter would take the name for a text that people read.
const messages: Resource = 'messages'

/** What the records of the trail are in the contract. */
const resourceOf: Readonly<Record<AuditedResource, Resource>> = {
  order: 'orders',
  reservation: 'reservations',
  'event-request': 'event-requests',
  dish: 'dishes',
  restaurant: 'restaurants',
  review: 'reviews',
  disease: 'diseases',
  sign: 'signs',
  report: 'reports',
  'chatbot-settings': 'chatbot-settings',
  customer: 'customers',
  user: 'users',
  house: 'house',
  retention: 'retention',
  message: messages,
}

/** The history of a record for whoever may see it, and the whole trail for admins (extensions). */
export function auditHandlers({ db }: Services): Handlers<typeof contract.audit> {
  return {
    getHistory: async ({ caller, params }) => {
      // Accounts belong to no restaurant: only admins, who may list them, read their history.
      const isAdmin = mayCall('admin', caller)
      if (params.resource === 'user' && !isAdmin) throw forbidden()
      if (!opensResource(caller.tasks, resourceOf[params.resource])) throw notFound(requestRefusals.unknown.auditEntry)
      // Customers belong to several restaurants: who may read their page may read what happened to it.
      if (params.resource === 'customer' && !(await findCard(db, scopeOf(caller), params.id)))
        throw notFound(customerRefusals.unknown)
      return (await findHistory(db, scopeOf(caller), params, isAdmin)).map(wireEntry)
    },

    listAudit: async ({ query: { range, sort, filter }, setHeader }) => {
      const { total, rows } = await findAudit(db, filter, { ...range, direction: sort.direction })
      setHeader('content-range', contentRange('audit', range.skip, rows.length, total))
      return rows.map(wireEntry)
    },

    getAuditEntry: async ({ params }) => {
      const row = await findAuditEntry(db, params.id)
      if (!row) throw notFound(requestRefusals.unknown.auditEntry)
      return wireEntry(row)
    },
  }
}
