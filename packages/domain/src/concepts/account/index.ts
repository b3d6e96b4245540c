export * from './account.calls.ts'
export * from './account.ts'
