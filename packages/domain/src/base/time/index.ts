export * from './clock.ts'
export * from './month.ts'
export * from './typed.ts'
export * from './wall-time.ts'
