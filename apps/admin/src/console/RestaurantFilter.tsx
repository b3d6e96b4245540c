import { filterLabels } from '@potager/domain/messages'
import { FilterSelect } from '@potager/ui/feedback'
import { useRestaurants } from '../restaurants/useRestaurants.ts'
import type { FilterFieldProps } from './description.ts'

/** Filters by one of the restaurants that the user may work for. */
export function RestaurantFilter(bound: FilterFieldProps) {
  const { data = [] } = useRestaurants()
  const options = data.map(({ id, name }) => ({ value: id, label: name }))
  return <FilterSelect {...bound} options={[{ value: '', label: filterLabels.anyRestaurant }, ...options]} />
}
