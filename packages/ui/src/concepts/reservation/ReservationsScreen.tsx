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
import { type Reservation, type ReservationFilter, reservationTypes } from '@potager/domain/reservation'
import { EmptyState } from '../../components/feedback/index.ts'
import { FilterBar, FilterDate, FilterSelect } from '../../components/list/index.ts'
import { BookingsScreen, type BookingsScreenState } from '../booking/BookingsScreen.tsx'
import { ReservationCard, SampleReservationCard } from './ReservationCard.tsx'
import css from './ReservationsScreen.module.css'

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
function ReservationFilterBar({ filter, customers, onChange }: ReservationFilterBarProps) {
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

export type ReservationsScreenProps = BookingsScreenState & {
  /** Matching reservations, sorted; null during the first load. */
  reservations: readonly Reservation[] | null
  /** Total without filters. */
  total: number
  filter: ReservationFilter
  /** The customers of all reservations, by name; one can be chosen of several. */
  customers?: readonly { id: string; name: string }[]
  onFilter: (filter: ReservationFilter) => void
  onOpen: (reservation: Reservation) => void
}

/** « Mes Réservations »: count, filters, cards, and a sample when there are none. */
export function ReservationsScreen(props: ReservationsScreenProps) {
  const { reservations, total, filter } = props
  const filtered = Object.keys(filter).length > 0
  return (
    <BookingsScreen
      {...props}
      layout="cards"
      title={words.title}
      counts={reservations && (filtered ? words.shown(reservations.length, total) : words.total(total))}
      tools={<ReservationFilterBar filter={filter} customers={props.customers ?? []} onChange={props.onFilter} />}
      bookings={reservations}
      empty={<NoReservation filtered={filtered} create={props.create} onReset={() => props.onFilter({})} />}
      pages={words.pages}
    >
      {(shown) => (
        <ul className={css.grid} aria-label={words.list}>
          {shown.map((reservation) => (
            <li key={reservation.id} data-row={reservation.id}>
              <ReservationCard reservation={reservation} onOpen={props.onOpen} />
            </li>
          ))}
        </ul>
      )}
    </BookingsScreen>
  )
}

type NoReservationProps = Pick<ReservationsScreenProps, 'create'> & { filtered: boolean; onReset: () => void }

function NoReservation({ filtered, create, onReset }: NoReservationProps) {
  if (filtered) return <EmptyState title={words.filteredEmpty} onReset={onReset} />
  return (
    <EmptyState
      title={words.empty}
      hint={words.emptyHint}
      action={
        <>
          <SampleReservationCard />
          {create}
        </>
      }
    />
  )
}
