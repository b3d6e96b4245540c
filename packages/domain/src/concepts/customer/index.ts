export * from './customer.calls.ts'
export * from './customer.ts'
export * from './customer-import.ts'
export * from './new-customer.ts'
