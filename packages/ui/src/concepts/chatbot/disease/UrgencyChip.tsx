import { type Urgency, urgencies } from '@potager/domain/disease'
import { readableCode } from '@potager/domain/format'
import { urgencyLabels, diseaseScreenMessages as words } from '@potager/domain/messages'
import { StatusChip, type StatusTone } from '../../../components/list/index.ts'
import type { RootProps } from '../../../foundations/root/index.ts'

const tones: Record<Urgency, StatusTone> = { LOW: 'success', MEDIUM: 'warning', HIGH: 'error' }

/** A disease's urgency; an unknown level is shown as received. */
export function UrgencyChip({ urgency, ...root }: { urgency: string } & RootProps<HTMLSpanElement>) {
  const known = urgencies.find((one) => one === urgency)
  return known ? (
    <StatusChip {...root} tone={tones[known]} label={words.urgency(urgencyLabels[known])} />
  ) : (
    <StatusChip {...root} tone="neutral" label={readableCode(urgency)} />
  )
}
