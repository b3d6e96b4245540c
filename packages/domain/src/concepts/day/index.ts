export * from './day.calls.ts'
