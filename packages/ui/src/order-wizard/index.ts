export { type OrderOutcome, OrderOutcomeDialog, type OrderOutcomeDialogProps } from './OrderOutcomeDialog.tsx'
export { OrderWizardScreen, type OrderWizardScreenProps } from './OrderWizardScreen.tsx'
