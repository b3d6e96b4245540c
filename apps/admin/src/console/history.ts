import type { AuditEntry, ChangedField } from '@potager/domain/audit'
import { isBookingStatus } from '@potager/domain/booking'
import { formatMoney, formatPhone, readableCode } from '@potager/domain/format'
import {
  auditActionLabels,
  changedFieldLabels,
  dishCategoryLabels,
  formatMessages,
  managedEventRequestStatusLabels,
  orderStatusLabels,
  reservationStatusLabels,
  roleLabels,
  urgencyLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { isOrderStatus } from '@potager/domain/order'
import { isolated } from '@potager/domain/text'
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

type Words = (value: string) => string
const labelIn =
  (labels: Readonly<Record<string, string>>): Words =>
  (code) =>
    labels[code] ?? readableCode(code)

/** Values that are codes; the others are shown as they are. */
const valueWords: { [resource in string]?: { [field in string]?: Words } } = {
  dish: { price: (cents) => formatMoney(Number(cents)), category: labelIn(dishCategoryLabels) },
  disease: { urgency: labelIn(urgencyLabels) },
  restaurant: { phone: formatPhone, reservable: labelIn(words.yesNo) },
}

function changedWords(resource: string, { field, from, to }: ChangedField): string {
  const label = changedFieldLabels[resource]?.[field] ?? readableCode(field)
  if (from === undefined && to === undefined) return label
  const wordsOf = valueWords[resource]?.[field] ?? isolated
  const shown = (value: string | undefined) => (value === undefined ? formatMessages.unsaid : wordsOf(value))
  // A room that kept its name is told all the same: which one it was.
  return words.labelled(label, field === 'room' && to && !from ? isolated(to) : words.from(shown(from), shown(to)))
}

/** What an audit entry records as changed: a state, or the fields of an edit. */
export function changeOf({
  resource,
  from,
  to,
  changes = [],
}: Pick<AuditEntry, 'resource' | 'from' | 'to' | 'changes'>): string | undefined {
  if (changes.length > 0) return changes.map((change) => changedWords(resource, change)).join(', ')
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
