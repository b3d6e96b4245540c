export * from './api-error.ts'
export * from './call.ts'
export * from './client.ts'
export * from './idempotency.ts'
