export * from './calendar-file.ts'
export * from './calendar-lines.ts'
