export type { BulkProgress } from './BulkBar.tsx'
export { ModerationScreen } from './ModerationScreen.tsx'
export type { ReviewLayout } from './moderation-screen-props.ts'
export { RejectionDialog, type RejectionDialogProps } from './RejectionDialog.tsx'
