import { listStarts } from '@potager/admin-kit/query'
import { formatInstant } from '@potager/domain/format'
import { consoleMessages as words } from '@potager/domain/messages'
import type { Report } from '@potager/domain/report'
import { StatusChip } from '@potager/ui/list'
import { abbreviated } from './abbreviated.ts'

export const reportCount = words.counts.reports
export const reportName = ({ feedback }: Report) => abbreviated(feedback)
export const reportStateOf = ({ resolved }: Report) => (resolved ? words.resolution.true : words.resolution.false)
export const reportState = (row: Report) => (
  <StatusChip tone={row.resolved ? 'success' : 'warning'} label={reportStateOf(row)} />
)
const reportedAt = ({ createdAt }: Report) => formatInstant(createdAt)

/** A report in three texts. */
export const reportRows = {
  sort: listStarts.reports.sort,
  count: reportCount,
  primaryText: reportName,
  secondaryText: reportedAt,
  tertiaryText: reportState,
}
