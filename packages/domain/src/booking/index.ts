export * from './booking-capacity.ts'
export * from './booking-period.ts'
export * from './booking-status.ts'
