import { orderDeskMessages as desk, orderStatusLabels } from '@potager/domain/messages'
import { orderStatuses } from '@potager/domain/order'
import { FilterDate, FilterSelect } from '@potager/ui/feedback'
import { ListFilters } from '../lists/ListFilters.tsx'
import { useListFilters } from '../lists/useListFilters.ts'

const statuses = [
  { value: '', label: desk.filters.anyStatus },
  ...orderStatuses.map((status) => ({ value: status, label: orderStatusLabels[status] })),
]

/** Filters of the order table: what the server can filter by. */
export function OrderListFilters() {
  const { valueOf, set } = useListFilters()
  return (
    <ListFilters>
      <FilterSelect
        label={desk.filters.status}
        options={statuses}
        value={valueOf('status')}
        onChange={(value) => set('status', value)}
      />
      <FilterDate label={desk.filters.day} value={valueOf('day')} onChange={(value) => set('day', value)} />
    </ListFilters>
  )
}
