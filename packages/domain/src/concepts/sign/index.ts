export * from './sign.calls.ts'
export * from './sign.ts'
