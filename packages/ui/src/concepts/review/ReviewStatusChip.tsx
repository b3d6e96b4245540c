import { readableCode } from '@potager/domain/format'
import { consoleMessages as words } from '@potager/domain/messages'
import { type ReviewStatus, reviewStatuses } from '@potager/domain/review'
import { StatusChip, type StatusTone } from '../../components/list/index.ts'
import type { RootProps } from '../../foundations/root/index.ts'

const tones: Record<ReviewStatus, StatusTone> = { PENDING: 'warning', APPROVED: 'success', REJECTED: 'error' }

/** A review's status; an unknown code is shown as received. */
export function ReviewStatusChip({ status, ...root }: { status: string } & RootProps<HTMLSpanElement>) {
  const known = reviewStatuses.find((one) => one === status)
  const label = words.reviewStatus[status] ?? readableCode(status)
  return <StatusChip {...root} tone={known ? tones[known] : 'neutral'} label={label} />
}
