import {
  commonMessages,
  filterLabels,
  orderFieldLabels,
  orderMessages,
  orderStatusLabels,
  ordersScreenMessages,
} from '@potager/domain/messages'
import { isOrderStatus, orderStatuses } from '@potager/domain/order'
import type { ReactNode } from 'react'
import { FilterBar, FilterDate, FilterSelect, FoldingFilters } from '../../components/list/index.ts'
import css from './OrdersScreen.module.css'
import { isFiltered, type OrderFilters } from './order-filters.ts'

const statusOptions = [
  { value: '', label: filterLabels.anyStatus },
  ...orderStatuses.map((status) => ({ value: status, label: orderStatusLabels[status] })),
]
const serviceOptions = [
  { value: '', label: ordersScreenMessages.filters.anyService },
  { value: 'delivery', label: orderMessages.delivery },
  { value: 'pickup', label: orderMessages.pickup },
]

type OrderFilterBarProps = {
  filters: OrderFilters
  /** A further filter, the application's own. */
  children?: ReactNode
  onChange: (filters: OrderFilters) => void
}

/** Filters by status, service and day, with a reset button. */
export function OrderFilterBar({ filters, children, onChange }: OrderFilterBarProps) {
  const { status, service, day } = filters
  const change = (name: keyof OrderFilters, value: string) => {
    const { [name]: _, ...others } = filters
    onChange(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <FoldingFilters open={isFiltered(filters)} className={css.filters}>
      <FilterBar
        label={ordersScreenMessages.filters.heading}
        resetLabel={commonMessages.reset}
        onReset={isFiltered(filters) ? () => onChange({}) : undefined}
      >
        <FilterSelect
          label={orderFieldLabels.status}
          options={statusOptions}
          value={status ?? ''}
          onChange={(value) => change('status', isOrderStatus(value) ? value : '')}
        />
        <FilterSelect
          label={orderFieldLabels.service}
          options={serviceOptions}
          value={service ?? ''}
          onChange={(value) => change('service', value)}
        />
        <FilterDate label={orderFieldLabels.day} value={day ?? ''} onChange={(value) => change('day', value)} />
        {children}
      </FilterBar>
    </FoldingFilters>
  )
}
