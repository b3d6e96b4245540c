export * from './user.calls.ts'
export * from './user.ts'
