export * from './fold.ts'
