export * from './BookingStatusChip.tsx'
export * from './ReasonQuestion.tsx'
