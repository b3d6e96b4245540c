import type { ChatSession } from '@potager/domain/chat-session'
import { browseSessions } from '@potager/domain/console'
import { formatInstant, formatPercent } from '@potager/domain/format'
import {
  diagnosisMessages,
  emptyListMessages,
  sessionFieldLabels,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { StatusChip } from '@potager/ui/feedback'
import { listStarts } from '../../query/list-starts.ts'
import type { Description } from '../description.ts'

const { columns, filters } = words
const diagnosis = ({ results }: ChatSession) => results[0]?.name ?? ''
const reported = ({ hasReports }: ChatSession) =>
  hasReports ? <StatusChip tone="warning" label={columns.reported} /> : null

export const description: Description<ChatSession> = {
  name: 'sessions',
  call: browseSessions,
  count: words.counts.sessions,
  empty: emptyListMessages.sessions,
  ...listStarts.sessions,
  columns: [
    {
      source: 'createdAt',
      label: sessionFieldLabels.createdAt,
      cell: (row) => formatInstant(row.createdAt),
      sortable: true,
      unbroken: true,
    },
    { source: 'race', label: sessionFieldLabels.race, cell: ({ race }) => race, sortable: true },
    { source: 'symptoms', label: sessionFieldLabels.symptoms, cell: ({ symptoms }) => symptoms.join(', ') },
    { source: 'diagnosis', label: sessionFieldLabels.diagnosis, cell: diagnosis },
    {
      source: 'hasReports',
      label: columns.reported,
      cell: ({ hasReports }) => (hasReports ? texts.yes : texts.no),
      render: reported,
    },
  ],
  filters: [
    { kind: 'text', source: 'q', label: sessionFieldLabels.race },
    { kind: 'day', source: 'day', label: filters.day },
    {
      kind: 'choice',
      source: 'hasReports',
      label: words.lists.reports,
      options: [
        { value: '', label: filters.anyReport },
        { value: 'true', label: filters.reported },
        { value: 'false', label: filters.notReported },
      ],
    },
  ],
  summary: { secondary: ({ race, symptoms }) => `${race} · ${symptoms.join(', ')}`, end: reported },
  nameOf: ({ createdAt }) => formatInstant(createdAt),
  statusOf: reported,
  facts: (row) => [
    [sessionFieldLabels.race, row.race],
    [sessionFieldLabels.symptoms, row.symptoms.join(', ')],
    ...row.results.map(({ name, probability }) => [name, formatPercent(probability)] as const),
    [diagnosisMessages.reading, row.results.length > 0 ? diagnosisMessages.likeness : undefined],
  ],
  actions: [],
  related: [{ name: 'reports', target: 'sessionId' }],
  screenPath: paths.sessions,
}
