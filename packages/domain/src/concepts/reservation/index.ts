export * from './reservation.calls.ts'
export * from './reservation.ts'
export * from './reservation-list.ts'
