export * from './opening-hours.ts'
export * from './restaurant.calls.ts'
export * from './restaurant.ts'
export { draftFieldOf } from './restaurant.wire.ts'
