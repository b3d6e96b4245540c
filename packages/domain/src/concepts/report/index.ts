export * from './report.calls.ts'
export * from './report.ts'
