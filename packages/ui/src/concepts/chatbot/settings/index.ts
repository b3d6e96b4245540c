export * from './ChatbotSettingsScreen.tsx'
export * from './TrialDialog.tsx'
