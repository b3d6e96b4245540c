export { ChatbotSettingsScreen, type ChatbotSettingsScreenProps, type ChatbotState } from './ChatbotSettingsScreen.tsx'
export * from './TrialDialog.tsx'
