import { bookingStatuses } from '@potager/domain/booking'
import {
  bookingFieldLabels,
  commonMessages,
  filterLabels,
  reservationFieldLabels,
  reservationStatusLabels,
  reservationTypeLabels,
  reservationMessages as words,
} from '@potager/domain/messages'
import { type ReservationFilter, reservationTypes } from '@potager/domain/reservation'
import { FilterBar, FilterDate, FilterSelect } from '../../components/list/index.ts'

const statusOptions = [
  { value: '', label: filterLabels.anyStatus },
  ...bookingStatuses.map((status) => ({ value: status, label: reservationStatusLabels[status] })),
]
const typeOptions = [
  { value: '', label: filterLabels.anyType },
  ...reservationTypes.map((type) => ({ value: type, label: reservationTypeLabels[type] })),
]

type ReservationFilterBarProps = {
  filter: ReservationFilter
  customers: readonly { id: string; name: string }[]
  onChange: (filter: ReservationFilter) => void
}

/** Filters by status, type, first and last day, and by client where there are several, with a reset button. */
export function ReservationFilterBar({ filter, customers, onChange }: ReservationFilterBarProps) {
  const change = (name: keyof ReservationFilter) => (value: string) => {
    const { [name]: _, ...others } = filter
    onChange(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <FilterBar
      label={words.filters.heading}
      resetLabel={commonMessages.reset}
      onReset={Object.keys(filter).length > 0 ? () => onChange({}) : undefined}
    >
      <FilterSelect
        label={reservationFieldLabels.status}
        options={statusOptions}
        value={filter.status ?? ''}
        onChange={change('status')}
      />
      <FilterSelect
        label={reservationFieldLabels.type}
        options={typeOptions}
        value={filter.type ?? ''}
        onChange={change('type')}
      />
      {customers.length > 1 && (
        <FilterSelect
          label={bookingFieldLabels.customer}
          options={[
            { value: '', label: filterLabels.anyCustomer },
            ...customers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filter.customer ?? ''}
          onChange={change('customer')}
        />
      )}
      <FilterDate label={filterLabels.from} value={filter.from ?? ''} onChange={change('from')} />
      <FilterDate label={filterLabels.to} value={filter.to ?? ''} onChange={change('to')} />
    </FilterBar>
  )
}
