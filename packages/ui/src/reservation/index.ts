export * from './ReservationDetailDialog.tsx'
export * from './ReservationFormScreen.tsx'
export * from './ReservationsScreen.tsx'
export * from './reservation-words.ts'
