export * from './audit.calls.ts'
export * from './audit.ts'
