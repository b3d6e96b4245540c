export * from './ServiceScreen.tsx'
export { PrintedTicket, type PrintedTicketProps } from './ServiceTicket.tsx'
