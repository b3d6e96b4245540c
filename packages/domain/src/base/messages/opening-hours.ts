/** Errors of opening hours, in the exact English of the specification (AMB-12). */
export const openingHoursErrors = {
  format: 'Invalid time format. Expected HH:mm',
  differ: 'Start and end time must be different',
  order: 'End time must be after start time or be an overnight shift',
  duplicate: 'Duplicate days in openingHours',
} as const
