import type { RejectionDialogProps } from '@potager/ui/review-moderation'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'

// The form and its rules are larger than the page: loaded on first rejection.
const OpenRejection = lazyDialog<RejectionDialogProps & { open: boolean }>(() =>
  import('./OpenRejection.tsx').then((module) => module.OpenRejection),
)

/** Asks for the reason of a rejection. */
export function Rejection(props: RejectionDialogProps) {
  return <OpenRejection open={props.reviews.length > 0} {...props} />
}
