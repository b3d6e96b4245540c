export { type OrderOutcome, OrderOutcomeDialog, type OrderOutcomeDialogProps } from './OrderOutcomeDialog.tsx'
export { OrderWizardScreen } from './OrderWizardScreen.tsx'
export type { OrderWizardScreenProps } from './StepContent.tsx'
