import type { AuditAction, AuditedResource } from '@potager/domain/audit'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../auth/caller.ts'

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
}

/** Writes the audit entry of a change in that change's transaction: neither is stored without the other. */
export async function recordAudit(
  tx: Queryable,
  { accountId, username }: Pick<Caller, 'accountId' | 'username'>,
  event: AuditEvent,
): Promise<void> {
  await tx.query(
    `insert into audit_entry
       (id, account_id, username, action, resource, resource_id, restaurant_id, from_status, to_status, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
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
    ],
  )
}
