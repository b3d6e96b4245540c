export * from './account-link.calls.ts'
export * from './account-link.ts'
