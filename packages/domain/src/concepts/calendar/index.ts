export * from './calendar.calls.ts'
export * from './calendar-feed.ts'
export * from './calendar-file.ts'
