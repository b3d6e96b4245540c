export type { Affected } from './AffectedBookings.tsx'
export { HoursExceptions } from './HoursExceptions.tsx'
export { emptyRestaurant, RestaurantForm, type RestaurantFormProps } from './RestaurantForm.tsx'
