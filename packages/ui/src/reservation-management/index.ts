export * from './ReservationManagementScreen.tsx'
