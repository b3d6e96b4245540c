export { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx'
export type { ImportChange, ImportDiff, ImportState, ImportWords } from './import.ts'
