export * from './fold.ts'
export * from './isolated.ts'
export * from './readers.ts'
