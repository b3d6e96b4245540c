export * from './ChatbotDashboardScreen.tsx'
