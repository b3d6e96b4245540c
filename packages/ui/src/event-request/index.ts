export * from './CompetingList.tsx'
export * from './EventDetailDialog.tsx'
export * from './EventFormScreen.tsx'
export * from './EventsScreen.tsx'
