export * from './BookingStatusChip.tsx'
export * from './BookingStatusSelect.tsx'
export * from './ReasonQuestion.tsx'
