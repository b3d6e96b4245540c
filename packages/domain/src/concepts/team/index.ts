export * from './team.calls.ts'
export * from './team.ts'
