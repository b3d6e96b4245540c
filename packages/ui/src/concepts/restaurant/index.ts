export { type Affected, AffectedBookings, type AffectedBookingsProps } from './AffectedBookings.tsx'
export { HoursExceptions } from './HoursExceptions.tsx'
export { emptyRestaurant, RestaurantForm, type RestaurantFormProps } from './RestaurantForm.tsx'
export {
  RestaurantMenuDialog,
  type RestaurantMenuDialogProps,
  RestaurantMenuSection,
} from './RestaurantMenu.tsx'
export type { RestaurantMenuSectionProps } from './RestaurantMenuList.tsx'
export { TeamSection, type TeamSectionProps } from './TeamSection.tsx'
