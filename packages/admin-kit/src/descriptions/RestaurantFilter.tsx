import { filterLabels } from '@potager/domain/messages'
import { FilterSelect } from '@potager/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../data/apiQuery.ts'
import { restaurantsCall } from '../query/restaurantsCall.ts'
import type { DescriptionContext, FilterFieldProps } from './description.ts'

/** Makes the field that filters by one of the restaurants that the user may work for. */
export function restaurantFilter({ api, supports }: Pick<DescriptionContext, 'api' | 'supports'>) {
  return function RestaurantFilter(bound: FilterFieldProps) {
    const { data = [] } = useQuery(apiQuery(api, restaurantsCall(supports), undefined))
    const options = data.map(({ id, name }) => ({ value: id, label: name }))
    return <FilterSelect {...bound} options={[{ value: '', label: filterLabels.anyRestaurant }, ...options]} />
  }
}
