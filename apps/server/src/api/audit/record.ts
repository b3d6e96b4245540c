import { isDeepStrictEqual } from 'node:util'
import type { AuditAction, AuditedResource, ChangedField } from '@potager/domain/audit'
import { visitorWords } from '@potager/domain/messages'
import { newId, type Queryable } from '../../db/database.ts'
import type { Caller } from '../auth/caller.ts'

type Short = string | number | boolean | null | undefined

/** The fields of an edit: short ones are kept with both values, of the others only that they changed. */
type Fields = { short?: Readonly<Record<string, Short>>; long?: Readonly<Record<string, unknown>> }

const absent = (value: Short) => value === null || value === undefined || value === ''

/** What an edit changed, for `recordAudit`; both sides name the same fields. */
export function changedFields(before: Fields, after: Fields): ChangedField[] {
  const short = Object.entries(after.short ?? {}).flatMap(([field, to]) => {
    const from = before.short?.[field]
    if (from === to || (absent(from) && absent(to))) return []
    return [{ field, ...(absent(from) ? {} : { from: String(from) }), ...(absent(to) ? {} : { to: String(to) }) }]
  })
  const long = Object.entries(after.long ?? {}).flatMap(([field, to]) =>
    isDeepStrictEqual(before.long?.[field], to) ? [] : [{ field }],
  )
  return [...short, ...long]
}

/** An action on a record: the call, and for a change of status the old and new status and the reason. */
export type AuditEvent = {
  action: AuditAction
  resource: AuditedResource
  resourceId: string
  /** The record's restaurant, which limits who may read the entry; absent for records shared by all. */
  restaurantId?: string
  from?: string
  to?: string
  reason?: string | null | undefined
  /** What an edit changed. */
  changes?: readonly ChangedField[]
  /** The account that an entry about another record is about. */
  personId?: string
}

/** Who did it; a visitor has no account. */
export type Author = { accountId: string | null; username: string }

/** A visitor of the site: the trail knows no more of them. */
export const visitorAuthor: Author = { accountId: null, username: visitorWords.author }

/** Writes the audit entry of a change in that change's transaction: neither is stored without the other. */
export async function recordAudit(tx: Queryable, { accountId, username }: Author, event: AuditEvent): Promise<void> {
  await tx.query(
    `insert into audit_entry
       (id, account_id, username, action, resource, resource_id, restaurant_id, from_status, to_status, reason, person_id, changes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb)`,
    [
      newId(),
      accountId,
      username,
      event.action,
      event.resource,
      event.resourceId,
      event.restaurantId ?? null,
      event.from ?? null,
      event.to ?? null,
      event.reason ?? null,
      event.personId ?? null,
      event.changes && event.changes.length > 0 ? JSON.stringify(event.changes) : null,
    ],
  )
}

/** Writes the same audit entry for many records, as `recordAudit` does for one. */
export async function recordAudits(
  tx: Queryable,
  { accountId, username }: Pick<Caller, 'accountId' | 'username'>,
  { action, resource }: Pick<AuditEvent, 'action' | 'resource'>,
  resourceIds: readonly string[],
): Promise<void> {
  await tx.query(
    `insert into audit_entry (id, account_id, username, action, resource, resource_id)
     select id, $3::uuid, $4::text, $5::text, $6::text, resource_id from unnest($1::uuid[], $2::uuid[]) as given (id, resource_id)`,
    [resourceIds.map(() => newId()), resourceIds, accountId, username, action, resource],
  )
}
