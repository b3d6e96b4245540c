export * from './console.calls.ts'
export * from './console.ts'
export * from './derive.ts'
