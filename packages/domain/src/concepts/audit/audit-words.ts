import { formatMoney, formatPhone, readableCode } from '../../base/format/index.ts'
import { formatMessages } from '../../base/messages/common.ts'
import { isolated } from '../../base/text/text.ts'
import { consoleMessages as words } from '../console/console.messages.ts'
import { urgencyLabels } from '../disease/disease.messages.ts'
import { dishCategoryLabels } from '../dish/dish.messages.ts'
import { auditActionLabels, changedFieldLabels } from './audit.messages.ts'
import type { AuditEntry, ChangedField } from './audit.ts'
import { stateOf } from './audit-states.ts'

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
export function changeOf(entry: Pick<AuditEntry, 'resource' | 'from' | 'to' | 'changes'>): string | undefined {
  const { resource, from, to, changes = [] } = entry
  if (changes.length > 0) return changes.map((change) => changedWords(resource, change)).join(', ')
  if (from && to) return words.from(stateOf(resource, from), stateOf(resource, to))
  const state = to ?? from
  return state ? stateOf(resource, state) : undefined
}

/** An audit entry in words, as the history of its record shows it. */
export function historyEntry(entry: AuditEntry) {
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
