export * from './assistant.calls.ts'
export * from './assistant.ts'
export * from './fields.ts'
export * from './likeness.ts'
