/** Field errors of restaurants and rooms, in the exact English of the specification (AMB-12, AMB-13). */
export const restaurantFieldErrors = {
  nameShort: 'The name of restaurant is too short',
  nameLong: 'The name of restaurant is too long',
  nameBlank: 'The name of restaurant cannot be blank',
  seatsMin: 'Impossible minus 1',
  seatsMax: 'Impossible bigger 200',
  printersMin: 'Require min 1',
  printersMax: 'Require max 10',
  streetNumber: 'Street number must be a positive integer',
  streetName: 'Street name is required',
  postalCode: 'Postal code must be 5 digits',
  city: 'City is required',
  roomName: 'Name is required',
  roomSeatsMin: 'Impossible minus 1',
  roomSeatsMax: 'Impossible bigger 50',
} as const

/** Why the server refuses to change a restaurant. */
export const restaurantRefusals = {
  forbidden: 'Vous ne travaillez pas pour ce restaurant.',
  tooManyRooms: (most: number) => `Un restaurant compte au plus ${most} salles.`,
} as const

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
