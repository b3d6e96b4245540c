import { type AuditEntry, type AuditedResource, auditActions, auditedResources, listAudit } from '@potager/domain/audit'
import { formatInstant, readableCode, shortId } from '@potager/domain/format'
import {
  auditActionLabels,
  auditFieldLabels,
  auditResourceLabels,
  emptyListMessages,
  consoleMessages as words,
} from '@potager/domain/messages'
import type { ConsoleName } from '@potager/domain/paths'
import { listStarts } from '../../query/list-starts.ts'
import type { Description } from '../description.ts'
import { changeOf } from '../history.ts'
import { RecordLink } from '../RecordLink.tsx'

const { filters } = words
const actionOf = ({ action }: AuditEntry) => auditActionLabels[action] ?? readableCode(action)
const resourceOf = ({ resource }: AuditEntry) => auditResourceLabels[resource] ?? readableCode(resource)

const lists: Partial<Record<string, ConsoleName>> = {
  order: 'orders',
  reservation: 'reservations',
  'event-request': 'event-requests',
  dish: 'dishes',
  restaurant: 'restaurants',
  review: 'reviews',
  disease: 'diseases',
  report: 'reports',
  user: 'users',
} satisfies Partial<Record<AuditedResource, ConsoleName>>

/** The record an entry is about; a deleted one has no link. */
function about(entry: AuditEntry) {
  const list = entry.action.startsWith('delete') ? undefined : lists[entry.resource]
  const named = `${resourceOf(entry)} #${shortId(entry.resourceId)}`
  return list ? (
    <RecordLink list={list} id={entry.resourceId}>
      {named}
    </RecordLink>
  ) : (
    named
  )
}

/** Identical labels are told apart by their resource. */
const actionOptions = auditActions.map((value) => ({ value, label: actionWords(value) }))

function actionWords(action: (typeof auditActions)[number]): string {
  const label = auditActionLabels[action] ?? readableCode(action)
  const alike = auditActions.filter((other) => auditActionLabels[other] === label)
  return alike.length > 1 ? `${label} (${readableCode(action)})` : label
}

const change = (entry: AuditEntry) => changeOf(entry) ?? ''

export const description: Description<AuditEntry> = {
  name: 'audit',
  call: listAudit,
  count: words.counts.audit,
  empty: emptyListMessages.audit,
  ...listStarts.audit,
  columns: [
    { source: 'at', label: auditFieldLabels.at, cell: ({ at }) => formatInstant(at), sortable: true },
    { source: 'username', label: auditFieldLabels.username, cell: ({ username }) => username },
    { source: 'action', label: auditFieldLabels.action, cell: actionOf },
    { source: 'resource', label: auditFieldLabels.resource, cell: resourceOf, render: about },
    { source: 'change', label: auditFieldLabels.change, cell: change },
    { source: 'reason', label: auditFieldLabels.reason, cell: ({ reason = '' }) => reason },
    { source: 'resourceId', label: auditFieldLabels.resourceId, cell: ({ resourceId }) => resourceId, hidden: true },
  ],
  filters: [
    {
      kind: 'choice',
      source: 'resource',
      label: auditFieldLabels.resource,
      options: [
        { value: '', label: filters.anyResource },
        ...auditedResources.map((value) => ({ value, label: auditResourceLabels[value] ?? value })),
      ],
    },
    {
      kind: 'choice',
      source: 'action',
      label: auditFieldLabels.action,
      options: [{ value: '', label: filters.anyAction }, ...actionOptions],
    },
    { kind: 'day', source: 'day', label: filters.day },
    { kind: 'text', source: 'username', label: auditFieldLabels.username },
  ],
  summary: { secondary: (entry) => `${entry.username} · ${actionOf(entry)} · ${resourceOf(entry)}`, end: change },
  nameOf: ({ at }) => formatInstant(at),
  facts: (entry) => [
    [auditFieldLabels.username, entry.username],
    [auditFieldLabels.resource, about(entry)],
    [auditFieldLabels.resourceId, entry.resourceId],
    [auditFieldLabels.action, actionOf(entry)],
    [auditFieldLabels.change, change(entry)],
    [auditFieldLabels.reason, entry.reason],
  ],
  actions: [],
}
