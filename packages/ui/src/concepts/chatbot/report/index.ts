export { type ReportCounts, type ReportFigures, ReportsScreen, type ReportsScreenProps } from './ReportsScreen.tsx'
export { ResolutionDialog, type ResolutionDialogProps } from './ResolutionDialog.tsx'
