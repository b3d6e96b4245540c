export * from './clock.ts'
export * from './wall-time.ts'
