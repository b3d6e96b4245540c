export * from './PrintedTicket.tsx'
export * from './ServiceScreen.tsx'
