export { DetailDialog, type DetailDialogProps, Facts, type FactsProps } from './DetailDialog.tsx'
export { DetailForm, type DetailFormProps, useLeaveQuestion } from './DetailForm.tsx'
export * from './ScreenHeading.tsx'
export { useKeptFocus } from './useKeptFocus.ts'
