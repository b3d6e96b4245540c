import { SelectInput } from '@potager/admin-kit'
import { restaurantsCall } from '@potager/admin-kit/query'
import { bookingFieldLabels, filterLabels } from '@potager/domain/messages'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'

/** Filters by one of the restaurants that the user may work for. */
export function RestaurantInput() {
  const { data = [] } = useApiQuery(restaurantsCall(supports), undefined)
  return (
    <SelectInput
      source="restaurantId"
      label={bookingFieldLabels.restaurant}
      choices={data}
      emptyText={filterLabels.anyRestaurant}
    />
  )
}
