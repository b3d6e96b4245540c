export * from './chat-session.calls.ts'
export * from './chat-session.ts'
export * from './session-stats.calls.ts'
export * from './session-stats.ts'
