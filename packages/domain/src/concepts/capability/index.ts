export * from './capability.calls.ts'
