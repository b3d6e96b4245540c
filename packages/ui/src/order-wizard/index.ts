export { OrderWizardScreen, type OrderWizardScreenProps } from './OrderWizardScreen.tsx'
