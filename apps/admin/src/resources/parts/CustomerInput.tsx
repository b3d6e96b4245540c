import { type InputProps, useBound } from '@potager/admin-kit'
import { asText } from '@potager/admin-kit/query'
import { filterLabels, ordersScreenMessages } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import { FilterSelect } from '@potager/ui/list'
import { useListContext } from 'react-admin'

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
