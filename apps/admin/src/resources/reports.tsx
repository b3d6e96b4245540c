import {
  DataTable,
  FunctionField,
  InstantField,
  RecordLink,
  SearchInput,
  SelectInput,
  SimpleShowLayout,
  TextField,
} from '@potager/admin-kit'
import { browseReports } from '@potager/domain/console'
import { formatInstant, shortId } from '@potager/domain/format'
import { reportFieldLabels as labels, consoleMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Report } from '@potager/domain/report'
import { Button } from '@potager/ui/button'
import { ResolutionDialog } from '@potager/ui/report'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { Record } from '../console/Record.tsx'
import { useResolution } from '../pages/report/useResolution.ts'
import { AssistantOrigin } from '../platform/navigation/origins.tsx'
import { supports } from '../platform/services.ts'
import { reportCount, reportName, reportRows, reportState, reportStateOf } from './parts/report.tsx'

/** Resolves a report from its record page, with the required comment. */
function ResolveReport({ row }: { row: Report }) {
  const { open, dialog } = useResolution()
  return (
    <>
      {!row.resolved && (
        <Button variant="outlined" onClick={() => open(row)}>
          {words.actions.resolve}
        </Button>
      )}
      <ResolutionDialog {...dialog} />
    </>
  )
}

const { columns, filters } = words

const options = { count: reportCount }
const recordRepresentation = reportName

const sessionOf = ({ sessionId }: Report) => (
  <RecordLink list="sessions" id={sessionId}>
    {`#${shortId(sessionId)}`}
  </RecordLink>
)

const resolutions = { false: filters.unresolved, true: filters.resolved }

/** Reports of wrong answers, which visitors of the assistant make. */
function ReportList() {
  return (
    <ConsoleList
      queryOptions={browseReports.freshness}
      filters={
        <>
          <SearchInput />
          <SelectInput source="resolved" label={labels.state} choices={resolutions} emptyText={filters.anyResolution} />
        </>
      }
      screenPath={paths.reports}
      origin={<AssistantOrigin />}
    >
      <DataTable hiddenColumns={['sessionId', 'resolution']} phone={reportRows}>
        <DataTable.Col source="feedback" label={labels.feedback} render={reportName} disableSort />
        {supports(browseReports) && (
          <DataTable.Col source="suggestedDiagnosis" label={labels.suggestedDiagnosis} disableSort />
        )}
        <DataTable.Col source="actualDiagnosis" label={columns.actual} disableSort />
        <DataTable.InstantCol source="createdAt" label={labels.createdAt} />
        <DataTable.Col source="resolved" label={labels.state} value={reportStateOf} render={reportState} />
        <DataTable.Col source="sessionId" label={labels.session} render={sessionOf} disableSort />
        <DataTable.Col source="resolution" label={labels.resolution} disableSort />
      </DataTable>
    </ConsoleList>
  )
}

/** A report, resolved from its page. */
function ReportShow() {
  return (
    <Record
      audited="report"
      status={<FunctionField render={reportState} />}
      actions={<FunctionField render={(row: Report) => <ResolveReport row={row} />} />}
    >
      <SimpleShowLayout>
        <TextField source="feedback" label={labels.feedback} />
        <FunctionField label={labels.session} render={sessionOf} />
        <TextField source="suggestedDiagnosis" label={labels.suggestedDiagnosis} />
        <TextField source="actualDiagnosis" label={columns.actual} />
        <InstantField source="createdAt" label={labels.createdAt} />
        <TextField source="resolution" label={labels.resolution} />
        <FunctionField
          label={labels.resolvedAt}
          render={({ resolvedAt }: Report) => resolvedAt && formatInstant(resolvedAt)}
        />
      </SimpleShowLayout>
    </Record>
  )
}

export const resource = { list: ReportList, show: ReportShow, recordRepresentation, options }
