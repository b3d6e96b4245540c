export type { Affected } from './AffectedBookings.tsx'
export { HoursExceptions } from './HoursExceptions.tsx'
export { RestaurantForm, type RestaurantFormProps } from './RestaurantForm.tsx'
