import { formatInstant } from '@potager/domain/format'
import { reportDeskMessages } from '@potager/domain/messages'
import type { Report } from '@potager/domain/report'
import type { CsvColumn } from '../lists/csv.ts'

const { columns } = reportDeskMessages

/** What an export of reports holds (AMB-46). */
export const reportColumns: readonly CsvColumn<Report>[] = [
  { heading: columns.id, cell: ({ id }) => id },
  { heading: columns.session, cell: ({ sessionId }) => sessionId },
  { heading: columns.date, cell: ({ createdAt }) => (createdAt === null ? null : formatInstant(createdAt)) },
  { heading: columns.feedback, cell: ({ feedback }) => feedback },
  { heading: columns.diagnosis, cell: ({ actualDiagnosis = '' }) => actualDiagnosis },
  { heading: columns.resolved, cell: ({ resolved }) => resolved },
  { heading: columns.resolution, cell: ({ resolution = '' }) => resolution },
]
