import { type InputProps, SelectInput, useBound } from '@potager/admin-kit'
import { asText, restaurantsCall } from '@potager/admin-kit/query'
import { filterLabels, orderFieldLabels as labels, ordersScreenMessages } from '@potager/domain/messages'
import { listOrders, type Order } from '@potager/domain/order'
import { FilterSelect } from '@potager/ui/list'
import { useListContext } from 'react-admin'
import { useRestaurants } from '../../pages/restaurant/useRestaurants.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'

/** Filters by one of the restaurants that the user may work for. */
export function RestaurantInput() {
  const { data = [] } = useApiQuery(restaurantsCall(supports), undefined)
  return (
    <SelectInput
      source="restaurantId"
      label={labels.restaurant}
      choices={data}
      emptyText={filterLabels.anyRestaurant}
    />
  )
}

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

const words = ordersScreenMessages.filters

/** The customer whose orders are listed; absent while they are everybody's, as the palette and records set it. */
export function CustomerInput(props: InputProps) {
  const bound = useBound(props)
  const value = asText(bound.value)
  const { data = [], isPlaceholderData } = useListContext<Order>()
  if (value === '') return null
  // While loading, the rows are those of the previous filter.
  const name = isPlaceholderData ? undefined : data[0]?.customerName
  const options = [
    { value: '', label: filterLabels.anyCustomer },
    { value, label: name || words.oneCustomer },
  ]
  return <FilterSelect label={bound.label} options={options} value={value} onChange={bound.onChange} />
}
