import { filterLabels } from '@potager/domain/messages'
import { listMyRestaurants } from '@potager/domain/restaurant'
import { FilterSelect } from '@potager/ui/feedback'
import { useApiQuery } from '../data/useApi.ts'

type RestaurantFilterProps = { label: string; value: string; onChange: (value: string) => void }

/** Filters by one of the user's restaurants. */
export function RestaurantFilter(bound: RestaurantFilterProps) {
  const { data = [] } = useApiQuery(listMyRestaurants, undefined)
  const options = data.map(({ id, name }) => ({ value: id, label: name }))
  return <FilterSelect {...bound} options={[{ value: '', label: filterLabels.anyRestaurant }, ...options]} />
}
