import { useCan } from '@potager/admin-kit'
import type { Dish } from '@potager/domain/dish'
import { formatPriceTtc } from '@potager/domain/format'
import { formatMessages, backOfficeMessages as texts } from '@potager/domain/messages'
import { StatusChip } from '@potager/ui/list'
import { categoryLabel } from '@potager/ui/order'
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx'

export const categoryOf = ({ category }: Dish) => categoryLabel(category)
const stateOf = ({ available }: Dish) =>
  available === null ? formatMessages.unsaid : available ? texts.availableDish : texts.unavailableDish
export const dishStatus = (dish: Dish) => (
  <StatusChip tone={dish.available ? 'success' : 'neutral'} label={stateOf(dish)} />
)

/** Whether a dish is on the menu: with a switch for who may take it off. */
export function Availability({ dish }: { dish: Dish }) {
  return useCan('available', 'dishes') ? <AvailabilitySwitch dish={dish} /> : stateOf(dish)
}
export const availability = (dish: Dish) => <Availability dish={dish} />

/** A dish in two texts beside its name. */
export const dishRows = {
  secondaryText: (dish: Dish) => `${categoryOf(dish)} · ${formatPriceTtc(dish.price)}`,
  tertiaryText: availability,
}
