export * from './dish.calls.ts'
export * from './dish.ts'
export * from './dish-error.ts'
