export * from './fold.ts'
export { isolated } from './isolated.ts'
export * from './readers.ts'
export { readPlain } from './typed.ts'
