export * from './CalendarFeedDialog.tsx'
