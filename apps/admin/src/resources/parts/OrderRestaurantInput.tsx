import { SelectInput } from '@potager/admin-kit'
import { filterLabels, orderFieldLabels as labels } from '@potager/domain/messages'
import { listOrders } from '@potager/domain/order'
import { useListContext } from 'react-admin'
import { useRestaurants } from '../../pages/restaurant/useRestaurants.ts'
import { supports } from '../../platform/services.ts'

/** Filters orders by one of several restaurants, where the backend does; it is asked for them after the orders. */
export function OrderRestaurantInput() {
  const { isPending } = useListContext()
  const offered = supports(listOrders, 'restaurantId')
  const { data = [] } = useRestaurants({ enabled: offered && !isPending })
  if (data.length < 2) return null
  return (
    <SelectInput
      source="restaurantId"
      label={labels.restaurant}
      choices={data}
      emptyText={filterLabels.ownRestaurants}
    />
  )
}
