import { browseReports } from '@potager/domain/console'
import { formatInstant, shortId } from '@potager/domain/format'
import {
  emptyListMessages,
  reportFieldLabels,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Report } from '@potager/domain/report'
import { StatusChip } from '@potager/ui/feedback'
import { listStarts } from '../../query/list-starts.ts'
import { abbreviated } from '../abbreviated.ts'
import type { Description } from '../description.ts'
import { RecordLink } from '../RecordLink.tsx'

const { columns, filters, resolution } = words
const stateOf = ({ resolved }: Report) => (resolved ? resolution.true : resolution.false)
const state = (row: Report) => <StatusChip tone={row.resolved ? 'success' : 'warning'} label={stateOf(row)} />

const sessionOf = ({ sessionId }: Report) => (
  <RecordLink list="sessions" id={sessionId}>
    {`#${shortId(sessionId)}`}
  </RecordLink>
)

export const description: Description<Report> = {
  name: 'reports',
  call: browseReports,
  audited: 'report',
  count: words.counts.reports,
  empty: emptyListMessages.reports,
  ...listStarts.reports,
  columns: [
    { source: 'feedback', label: reportFieldLabels.feedback, cell: ({ feedback }) => feedback },
    {
      source: 'suggestedDiagnosis',
      label: reportFieldLabels.suggestedDiagnosis,
      cell: (row) => row.suggestedDiagnosis ?? '',
      needs: browseReports,
    },
    { source: 'actualDiagnosis', label: columns.actual, cell: (row) => row.actualDiagnosis ?? '' },
    {
      source: 'createdAt',
      label: reportFieldLabels.createdAt,
      cell: (row) => formatInstant(row.createdAt),
      sortable: true,
      unbroken: true,
    },
    { source: 'resolved', label: reportFieldLabels.state, cell: stateOf, render: state, sortable: true },
    {
      source: 'sessionId',
      label: reportFieldLabels.session,
      cell: ({ sessionId }) => sessionId,
      render: sessionOf,
      hidden: true,
    },
    { source: 'resolution', label: reportFieldLabels.resolution, cell: (row) => row.resolution ?? '', hidden: true },
  ],
  filters: [
    { kind: 'text', source: 'q', label: texts.search },
    {
      kind: 'choice',
      source: 'resolved',
      label: reportFieldLabels.state,
      options: [
        { value: '', label: filters.anyResolution },
        { value: 'false', label: filters.unresolved },
        { value: 'true', label: filters.resolved },
      ],
    },
  ],
  summary: { secondary: (row) => formatInstant(row.createdAt), end: state },
  nameOf: ({ feedback }) => abbreviated(feedback),
  statusOf: state,
  facts: (row) => [
    [reportFieldLabels.feedback, row.feedback],
    [reportFieldLabels.session, sessionOf(row)],
    [reportFieldLabels.suggestedDiagnosis, row.suggestedDiagnosis],
    [columns.actual, row.actualDiagnosis],
    [reportFieldLabels.createdAt, formatInstant(row.createdAt)],
    [reportFieldLabels.resolution, row.resolution],
    [reportFieldLabels.resolvedAt, row.resolvedAt === undefined ? undefined : formatInstant(row.resolvedAt)],
  ],
  actions: [],
  screenPath: paths.reports,
}
