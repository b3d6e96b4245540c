export * from './ReservationDetailDialog.tsx'
export * from './ReservationsScreen.tsx'
export * from './reservation-words.ts'
