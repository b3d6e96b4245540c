export type { BulkProgress } from './BulkBar.tsx'
export { ModerationScreen, type ReviewLayout } from './ModerationScreen.tsx'
