import { filterLabels, orderFieldLabels, orderStatusLabels, ordersScreenMessages } from '@potager/domain/messages'
import { type Order, orderStatuses } from '@potager/domain/order'
import { FilterDate, FilterSelect } from '@potager/ui/feedback'
import { useListContext } from 'react-admin'
import { ListFilters } from '../lists/ListFilters.tsx'
import { useListFilters } from '../lists/useListFilters.ts'

const statuses = [
  { value: '', label: filterLabels.anyStatus },
  ...orderStatuses.map((status) => ({ value: status, label: orderStatusLabels[status] })),
]

/** Filters of the order table: those the server supports. */
export function OrderListFilters() {
  const { valueOf, set } = useListFilters()
  const { data = [], isPlaceholderData } = useListContext<Order>()
  // While loading, the rows are those of the previous filter.
  const customerName = isPlaceholderData ? undefined : data[0]?.customerName
  const ofCustomer = valueOf('customerId') !== ''
  return (
    <ListFilters>
      <FilterSelect
        label={orderFieldLabels.status}
        options={statuses}
        value={valueOf('status')}
        onChange={(value) => set('status', value)}
      />
      {ofCustomer && (
        <FilterSelect
          label={orderFieldLabels.customer}
          options={[
            { value: '', label: ordersScreenMessages.filters.anyCustomer },
            { value: valueOf('customerId'), label: customerName || ordersScreenMessages.filters.oneCustomer },
          ]}
          value={valueOf('customerId')}
          onChange={(value) => set('customerId', value)}
        />
      )}
      <FilterDate label={orderFieldLabels.day} value={valueOf('day')} onChange={(value) => set('day', value)} />
    </ListFilters>
  )
}
