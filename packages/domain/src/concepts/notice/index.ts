export * from './notice.calls.ts'
export * from './notice.ts'
export * from './notice-draft.ts'
export * from './send-notice.calls.ts'
