export * from './calendar.calls.ts'
export * from './calendar.ts'
