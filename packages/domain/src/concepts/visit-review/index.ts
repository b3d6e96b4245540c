export * from './order-visit.calls.ts'
export * from './visit-code.ts'
export * from './visit-review.calls.ts'
export * from './visit-review.ts'
