export type { Affected } from './AffectedBookings.tsx'
export { HoursExceptions } from './HoursExceptions.tsx'
export { emptyRestaurant, RestaurantForm, type RestaurantFormProps } from './RestaurantForm.tsx'
export {
  RestaurantMenuDialog,
  type RestaurantMenuDialogProps,
  RestaurantMenuSection,
  type RestaurantMenuSectionProps,
} from './RestaurantMenu.tsx'
export { TeamSection, type TeamSectionProps } from './TeamSection.tsx'
