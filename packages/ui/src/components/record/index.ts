export * from './HistoryList.tsx'
export * from './RecordFacts.tsx'
export * from './RecordScreen.tsx'
export * from './RelatedList.tsx'
