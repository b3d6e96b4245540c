export * from './grounds.ts'
export * from './house.calls.ts'
export * from './house.ts'
export * from './look.ts'
