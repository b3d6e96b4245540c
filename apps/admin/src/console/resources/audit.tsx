import { type AuditEntry, auditedResources } from '@potager/domain/audit'
import { formatInstant, readableCode } from '@potager/domain/format'
import { auditActionLabels, auditResourceLabels, consoleMessages as words } from '@potager/domain/messages'
import { listStarts } from '../../lists/list-starts.ts'
import { listPage } from '../ConsoleList.tsx'
import type { Description } from '../description.ts'
import { changeOf } from '../history.ts'
import { recordPage } from '../RecordPage.tsx'

const { columns, filters } = words
const actionOf = ({ action }: AuditEntry) => auditActionLabels[action] ?? readableCode(action)
const resourceOf = ({ resource }: AuditEntry) => auditResourceLabels[resource] ?? readableCode(resource)
const change = (entry: AuditEntry) => changeOf(entry) ?? ''

const description: Description<AuditEntry> = {
  name: 'audit',
  resource: 'audit',
  call: 'listAudit',
  count: words.counts.audit,
  ...listStarts.audit,
  columns: [
    { source: 'at', label: columns.at, cell: ({ at }) => formatInstant(at), sortable: true },
    { source: 'username', label: columns.username, cell: ({ username }) => username },
    { source: 'resource', label: columns.resource, cell: resourceOf },
    { source: 'action', label: columns.action, cell: actionOf },
    { source: 'change', label: columns.to, cell: change },
    { source: 'reason', label: columns.reason, cell: ({ reason = '' }) => reason },
    { source: 'resourceId', label: columns.reference, cell: ({ resourceId }) => resourceId, hidden: true },
  ],
  filters: [
    {
      kind: 'choice',
      source: 'resource',
      label: columns.resource,
      options: [
        { value: '', label: filters.anyResource },
        ...auditedResources.map((value) => ({ value, label: auditResourceLabels[value] ?? value })),
      ],
    },
    { kind: 'text', source: 'username', label: columns.username },
  ],
  summary: { secondary: (entry) => `${actionOf(entry)} · ${resourceOf(entry)}`, end: change },
  nameOf: ({ at }) => formatInstant(at),
  facts: (entry) => [
    [columns.username, entry.username],
    [columns.resource, resourceOf(entry)],
    [columns.reference, entry.resourceId],
    [columns.action, actionOf(entry)],
    [columns.to, change(entry)],
    [columns.reason, entry.reason],
  ],
  actions: [],
}

export const ListPage = listPage(description)
export const RecordPage = recordPage(description)
