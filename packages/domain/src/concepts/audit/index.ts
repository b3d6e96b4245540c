export * from './audit.calls.ts'
export * from './audit.ts'
export { stateOf } from './audit-states.ts'
export { changeOf, historyEntry } from './audit-words.ts'
