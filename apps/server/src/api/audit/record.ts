import type { AuditAction, AuditedResource } from '@potager/domain/audit'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../auth/caller.ts'

/** Something that was done to a record: the call that did it, and for a change of status from what to what, and why. */
export type AuditEvent = {
  action: AuditAction
  resource: AuditedResource
  resourceId: string
  /** The restaurant that the record belongs to, which limits who reads this; none for what is everybody's. */
  restaurantId?: string
  from?: string
  to?: string
  reason?: string | null | undefined
}

/** Writes the trail of a change, in the transaction of that change: neither is kept without the other. */
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
