export * from './HistoryList.tsx'
export * from './RecordScreen.tsx'
