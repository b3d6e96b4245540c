export * from './ChatbotDashboardScreen.tsx'
export type { WaitingReports } from './DashboardFigures.tsx'
