export * from './customer.calls.ts'
export * from './customer.ts'
