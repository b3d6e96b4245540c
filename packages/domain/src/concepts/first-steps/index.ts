export * from './first-steps.calls.ts'
export * from './first-steps.ts'
