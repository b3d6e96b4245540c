import {
  DataTable,
  DateInput,
  FunctionField,
  ReferenceManyField,
  SearchInput,
  SelectInput,
  SimpleShowLayout,
  TextField,
} from '@potager/admin-kit'
import type { ChatSession } from '@potager/domain/chat-session'
import { browseSessions } from '@potager/domain/console'
import { formatInstant, formatPercent } from '@potager/domain/format'
import {
  diagnosisMessages,
  sessionFieldLabels as labels,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { StatusChip } from '@potager/ui/list'
import { useRecordContext } from 'react-admin'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { Record } from '../console/Record.tsx'
import { AssistantOrigin } from '../platform/navigation/origins.tsx'
import { ofPeriod } from './parts/exportForms.ts'
import { reportRows } from './parts/report.tsx'

const { columns, filters } = words

const options = { count: words.counts.sessions }
const recordRepresentation = ({ createdAt }: ChatSession) => formatInstant(createdAt)

const symptomsOf = ({ symptoms }: ChatSession) => symptoms.join(', ')
const diagnosis = ({ results }: ChatSession) => results[0]?.name ?? ''
const reported = ({ hasReports }: ChatSession) =>
  hasReports ? <StatusChip tone="warning" label={columns.reported} /> : null

const reports = { true: filters.reported, false: filters.notReported }

/** Sessions, which visitors of the assistant make. */
function SessionList() {
  return (
    <ConsoleList
      queryOptions={browseSessions.freshness}
      filters={
        <>
          <SearchInput label={labels.race} />
          <DateInput source="day" label={filters.day} />
          <SelectInput
            source="hasReports"
            label={words.lists.reports}
            choices={reports}
            emptyText={filters.anyReport}
          />
        </>
      }
      screenPath={paths.sessions}
      origin={<AssistantOrigin />}
      exportForm={ofPeriod}
    >
      <DataTable
        phone={{ secondaryText: (row: ChatSession) => `${row.race} · ${symptomsOf(row)}`, tertiaryText: reported }}
      >
        <DataTable.Col source="createdAt" label={labels.createdAt} value={recordRepresentation} unbroken />
        <DataTable.Col source="race" label={labels.race} />
        <DataTable.Col source="symptoms" label={labels.symptoms} value={symptomsOf} disableSort />
        <DataTable.Col source="diagnosis" label={labels.diagnosis} value={diagnosis} disableSort />
        <DataTable.Col<ChatSession>
          source="hasReports"
          label={columns.reported}
          value={({ hasReports }) => (hasReports ? texts.yes : texts.no)}
          render={reported}
          disableSort
        />
      </DataTable>
    </ConsoleList>
  )
}

/** A session: what was told, and each disease that it leads to. */
function SessionFacts() {
  const { results } = useRecordContext<ChatSession>() as ChatSession
  return (
    <SimpleShowLayout>
      <TextField source="race" label={labels.race} />
      <FunctionField label={labels.symptoms} render={symptomsOf} />
      {results.map(({ name, probability }) => (
        <FunctionField key={name} label={name} render={() => formatPercent(probability)} />
      ))}
      {results.length > 0 && (
        <FunctionField label={diagnosisMessages.reading} render={() => diagnosisMessages.likeness} />
      )}
    </SimpleShowLayout>
  )
}

function SessionShow() {
  return (
    <Record status={<FunctionField render={reported} />}>
      <SessionFacts />
      <ReferenceManyField {...reportRows} reference="reports" target="sessionId" />
    </Record>
  )
}

export const resource = { list: SessionList, show: SessionShow, recordRepresentation, options }
