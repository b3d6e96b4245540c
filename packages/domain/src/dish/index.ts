export * from './dish.calls.ts'
export * from './dish.ts'
