export * from './request.calls.ts'
export * from './request.ts'
export * from './request-draft.ts'
