import type { ExportForm } from '@potager/admin-kit'

const inputs = () => import('./exportInputs.tsx')

/** The day that the list shows is both ends of the period. */
const ofShownDay: NonNullable<ExportForm['start']> = ({ day, ...others }) =>
  day === undefined ? others : { ...others, from: day, to: day }

/** What is exported of a list that a day filters. */
export const ofPeriod: ExportForm = {
  load: async () => (await inputs()).period,
  sources: ['from', 'to'],
  start: ofShownDay,
}

/** What is exported of a list that a restaurant filters. */
export const ofRestaurant: ExportForm = {
  load: async () => (await inputs()).restaurant,
  sources: ['restaurantId'],
}

/** What is exported of a list that a day and a restaurant filter. */
export const ofPeriodAndRestaurant: ExportForm = {
  load: async () => (await inputs()).periodAndRestaurant,
  sources: ['from', 'to', 'restaurantId'],
  start: ofShownDay,
}
