import { dishTrail } from '@potager/domain/messages'
import type { AuditEvent } from '../audit/record.ts'
import type { DishRow } from './queries.ts'

type Stored = Omit<DishRow, 'version' | 'available'>

/** What the trail keeps of an edited dish: its price in cents from and to, the rest in words; only what changed. */
export function trailOf(before: Stored, after: Stored): Pick<AuditEvent, 'from' | 'to' | 'reason'> {
  const price = before.price === after.price ? {} : { from: String(before.price), to: String(after.price) }
  const reason = dishTrail(before, after)
  return { ...price, ...(reason === '' ? {} : { reason }) }
}
