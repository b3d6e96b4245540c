import {
  DataTable,
  DateInput,
  FunctionField,
  RecordLink,
  SelectInput,
  SimpleShowLayout,
  TextField,
  TextInput,
} from '@potager/admin-kit'
import {
  type AuditEntry,
  type AuditedResource,
  auditActions,
  auditedResources,
  changeOf,
  listAudit,
} from '@potager/domain/audit'
import { formatInstant, readableCode, shortId } from '@potager/domain/format'
import {
  auditActionChoices,
  auditActionLabels,
  auditResourceLabels,
  auditFieldLabels as labels,
  consoleMessages as words,
} from '@potager/domain/messages'
import type { ConsoleName } from '@potager/domain/paths'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { Record } from '../console/Record.tsx'
import { ofPeriod } from './parts/exportForms.ts'

const { filters } = words

const options = { count: words.counts.audit }
const recordRepresentation = ({ at }: AuditEntry) => formatInstant(at)

const actionOf = ({ action }: AuditEntry) => auditActionLabels[action] ?? readableCode(action)
const resourceOf = ({ resource }: AuditEntry) => auditResourceLabels[resource] ?? readableCode(resource)
const change = (entry: AuditEntry) => changeOf(entry) ?? ''

const lists: { [Name in string]?: ConsoleName } = {
  order: 'orders',
  reservation: 'reservations',
  'event-request': 'event-requests',
  dish: 'dishes',
  restaurant: 'restaurants',
  review: 'reviews',
  disease: 'diseases',
  report: 'reports',
  user: 'users',
} satisfies { [Name in AuditedResource]?: ConsoleName }

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

const resources = auditedResources.map((id) => ({ id, name: auditResourceLabels[id] ?? id }))
const actions = auditActions.map((id) => ({ id, name: auditActionChoices[id] ?? id }))

const onPhone = {
  secondaryText: (entry: AuditEntry) => `${entry.username} · ${actionOf(entry)} · ${resourceOf(entry)}`,
  tertiaryText: change,
}

/** The trail: who changed what. */
function TrailList() {
  return (
    <ConsoleList
      queryOptions={listAudit.freshness}
      filters={
        <>
          <SelectInput source="resource" label={labels.resource} choices={resources} emptyText={filters.anyResource} />
          <SelectInput source="action" label={labels.action} choices={actions} emptyText={filters.anyAction} />
          <DateInput source="day" label={filters.day} />
          <TextInput source="username" label={labels.username} />
        </>
      }
      exportForm={ofPeriod}
    >
      <DataTable hiddenColumns={['resourceId']} phone={onPhone}>
        <DataTable.Col source="at" label={labels.at} value={recordRepresentation} />
        <DataTable.Col source="username" label={labels.username} disableSort />
        <DataTable.Col source="action" label={labels.action} value={actionOf} disableSort />
        <DataTable.Col source="resource" label={labels.resource} value={resourceOf} render={about} disableSort />
        <DataTable.Col source="change" label={labels.change} value={change} disableSort />
        <DataTable.Col source="reason" label={labels.reason} disableSort />
        <DataTable.Col source="resourceId" label={labels.resourceId} disableSort />
      </DataTable>
    </ConsoleList>
  )
}

function TrailShow() {
  return (
    <Record>
      <SimpleShowLayout>
        <TextField source="username" label={labels.username} />
        <FunctionField label={labels.resource} render={about} />
        <TextField source="resourceId" label={labels.resourceId} />
        <FunctionField label={labels.action} render={actionOf} />
        <FunctionField label={labels.change} render={change} />
        <TextField source="reason" label={labels.reason} />
      </SimpleShowLayout>
    </Record>
  )
}

export const resource = { list: TrailList, show: TrailShow, recordRepresentation, options }
