/** Errors of opening hours, in the exact English of the specification (AMB-12). */
export const openingHoursErrors = {
  format: 'Invalid time format. Expected HH:mm',
  differ: 'Start and end time must be different',
  order: 'End time must be after start time or be an overnight shift',
  duplicate: 'Duplicate days in openingHours',
} as const

/** What a second service can have wrong: ours, the specification has one a day. */
export const secondServiceErrors = {
  firstOvernight: 'Le premier service finit le jour même quand il y en a un second',
  order: (end: string) => `Le second service commence après la fin du premier (${end})`,
  alone: 'Ce jour a un second service sans le premier',
} as const
