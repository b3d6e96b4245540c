export { ImportDialog, type ImportDialogProps, type ImportProps } from './ImportDialog.tsx'
export type { ImportChange, ImportDiff, ImportState, ImportWords } from './ImportDiffView.tsx'
