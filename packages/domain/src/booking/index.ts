export * from './booking.calls.ts'
export * from './booking-capacity.ts'
export * from './booking-period.ts'
export * from './booking-status.ts'
