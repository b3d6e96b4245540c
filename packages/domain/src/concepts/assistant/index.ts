export * from './assistant.calls.ts'
export * from './assistant.ts'
