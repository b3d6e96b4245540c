export * from './auth.calls.ts'
export * from './auth.ts'
export * from './registration.ts'
export * from './session.ts'
