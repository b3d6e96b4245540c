export * from './HistoryList.tsx'
export * from './RecordScreen.tsx'
export * from './RelatedList.tsx'
