export * from './changes.ts'
export * from './follow.ts'
