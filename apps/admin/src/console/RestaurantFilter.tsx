import { filterLabels } from '@potager/domain/messages'
import { FilterSelect } from '@potager/ui/feedback'
import { useRestaurants } from '../restaurants/useRestaurants.ts'

type RestaurantFilterProps = { label: string; value: string; onChange: (value: string) => void }

/** Filters by one of the user's restaurants. */
export function RestaurantFilter(bound: RestaurantFilterProps) {
  const { data = [] } = useRestaurants()
  const options = data.map(({ id, name }) => ({ value: id, label: name }))
  return <FilterSelect {...bound} options={[{ value: '', label: filterLabels.anyRestaurant }, ...options]} />
}
