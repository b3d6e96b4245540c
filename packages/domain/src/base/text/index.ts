export * from './readers.ts'
export * from './text.ts'
