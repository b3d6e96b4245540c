export * from './EventManagementScreen.tsx'
