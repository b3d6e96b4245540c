import type { CsvColumn } from '@potager/admin-kit/export'
import { formatInstant } from '@potager/domain/format'
import { reportFieldLabels } from '@potager/domain/messages'
import type { Report } from '@potager/domain/report'

/** The columns of a report export (AMB-46). */
export const reportColumns: readonly CsvColumn<Report>[] = [
  { heading: reportFieldLabels.id, cell: ({ id }) => id },
  { heading: reportFieldLabels.session, cell: ({ sessionId }) => sessionId },
  {
    heading: reportFieldLabels.createdAt,
    cell: ({ createdAt }) => (createdAt === null ? null : formatInstant(createdAt)),
  },
  { heading: reportFieldLabels.feedback, cell: ({ feedback }) => feedback },
  { heading: reportFieldLabels.actualDiagnosis, cell: ({ actualDiagnosis = '' }) => actualDiagnosis },
  { heading: reportFieldLabels.resolved, cell: ({ resolved }) => resolved },
  { heading: reportFieldLabels.resolution, cell: ({ resolution = '' }) => resolution },
]
