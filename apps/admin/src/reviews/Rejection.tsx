import type { RejectionDialogProps } from '@potager/ui/review-moderation'
import { lazyDialog } from '../app/lazyDialog.tsx'

// The form and its rules weigh more than the list below; they come when a refusal is first asked for.
const OpenRejection = lazyDialog<RejectionDialogProps & { open: boolean }>(() =>
  import('./OpenRejection.tsx').then((module) => module.OpenRejection),
)

/** Asks why reviews are refused. */
export function Rejection(props: RejectionDialogProps) {
  return <OpenRejection open={props.reviews.length > 0} {...props} />
}
