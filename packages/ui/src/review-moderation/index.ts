export type { BulkProgress } from './BulkBar.tsx'
export { ModerationScreen, type ReviewLayout } from './ModerationScreen.tsx'
export { emptyRefusal, RejectionDialog } from './RejectionDialog.tsx'
