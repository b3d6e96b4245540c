import type { AuditEntry } from '@potager/domain/audit'
import { isBookingStatus } from '@potager/domain/booking'
import { formatMoney, readableCode } from '@potager/domain/format'
import {
  auditActionLabels,
  managedEventRequestStatusLabels,
  orderStatusLabels,
  reservationStatusLabels,
  roleLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { isOrderStatus } from '@potager/domain/order'
import type { HistoryEntry } from '@potager/ui/record'

/** Label of an audited state. */
export function stateOf(resource: string, state: string): string {
  if (resource === 'order' && isOrderStatus(state)) return orderStatusLabels[state]
  if (resource === 'reservation' && isBookingStatus(state)) return reservationStatusLabels[state]
  if (resource === 'event-request' && isBookingStatus(state)) return managedEventRequestStatusLabels[state]
  if (resource === 'review') return words.reviewStatus[state] ?? readableCode(state)
  if (resource === 'user')
    return words.userState[state] ?? roleLabels[state as keyof typeof roleLabels] ?? readableCode(state)
  if (resource === 'report') return state === 'RESOLVED' ? words.resolution.true : words.resolution.false
  if (resource === 'dish' && /^\d+$/.test(state)) return formatMoney(Number(state))
  // For deletions the trail stores the name instead of a state.
  if (resource === 'disease' || resource === 'sign') return state
  return readableCode(state)
}

/** Label of the change that an audit entry records. */
export function changeOf({ resource, from, to }: Pick<AuditEntry, 'resource' | 'from' | 'to'>): string | undefined {
  if (from && to) return words.from(stateOf(resource, from), stateOf(resource, to))
  const state = to ?? from
  return state ? stateOf(resource, state) : undefined
}

/** An audit entry as a record's history shows it. */
export function historyEntry(entry: AuditEntry): HistoryEntry {
  const { id, at, username, action, reason } = entry
  return {
    id,
    at,
    who: username,
    action: auditActionLabels[action] ?? readableCode(action),
    change: changeOf(entry),
    reason,
  }
}
