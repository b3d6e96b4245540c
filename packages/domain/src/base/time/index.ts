export * from './server-clock.ts'
export * from './typed.ts'
export * from './typed-time.ts'
export * from './wall-time.ts'
