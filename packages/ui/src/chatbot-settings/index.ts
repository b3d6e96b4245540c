export * from './ChatbotSettingsScreen.tsx'
