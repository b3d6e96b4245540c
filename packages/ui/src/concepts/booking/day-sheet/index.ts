export * from './DaySheetScreen.tsx'
