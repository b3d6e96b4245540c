export * from './retention.calls.ts'
export * from './retention.ts'
