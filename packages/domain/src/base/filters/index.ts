export * from './filters.ts'
