import type { AuditEntry } from '@potager/domain/audit'
import { isBookingStatus } from '@potager/domain/booking'
import { readableCode } from '@potager/domain/format'
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

/** A state of the trail in words, as the resource calls it. */
export function stateOf(resource: string, state: string): string {
  if (resource === 'order' && isOrderStatus(state)) return orderStatusLabels[state]
  if (resource === 'reservation' && isBookingStatus(state)) return reservationStatusLabels[state]
  if (resource === 'event-request' && isBookingStatus(state)) return managedEventRequestStatusLabels[state]
  if (resource === 'review') return words.reviewStatus[state] ?? readableCode(state)
  if (resource === 'user')
    return words.userState[state] ?? roleLabels[state as keyof typeof roleLabels] ?? readableCode(state)
  if (resource === 'report') return state === 'RESOLVED' ? words.resolution.true : words.resolution.false
  // Of what is deleted the trail keeps the name.
  if (resource === 'disease' || resource === 'sign') return state
  return readableCode(state)
}

/** What a line of the trail changed, in words. */
export function changeOf({ resource, from, to }: Pick<AuditEntry, 'resource' | 'from' | 'to'>): string | undefined {
  if (from && to) return words.from(stateOf(resource, from), stateOf(resource, to))
  const state = to ?? from
  return state ? stateOf(resource, state) : undefined
}

/** A line of the trail as the history of a record shows it. */
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
