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
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { EmptyState } from '../../components/feedback/index.ts'
import { FilterBar, FilterDate, FilterSelect } from '../../components/list/index.ts'
import { BookingsScreen, type BookingsScreenState } from '../booking/BookingsScreen.tsx'
import css from '../booking/booking-card.module.css'
import { BookingStatusChip, dayOf, hoursOf, peopleOf, WishMark } from '../booking/index.ts'
import { locationOf, priceOf, referenceOf } from './reservation-words.ts'

type ReservationCardProps = { reservation: Reservation; onOpen: (reservation: Reservation) => void }

/** A reservation: when, where, for whom, how many, and a button for its details. */
function ReservationCard({ reservation, onOpen }: ReservationCardProps) {
  const heading = useId()
  return (
    <article className={css.card} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.title}>
          {dayOf(reservation)}
        </h2>
      </div>
      {/* Beside the hours, which are short: beside a long day it would take a line of its own. */}
      <div className={css.head}>
        <p className={`${css.when} ${css.large}`}>{hoursOf(reservation)}</p>
        <BookingStatusChip status={reservation.status} labels={reservationStatusLabels} />
        <WishMark wish={reservation.wish} />
      </div>
      <p className={css.line}>{[reservation.customerName, peopleOf(reservation)].filter(Boolean).join(' · ')}</p>
      <p className={css.soft}>{[locationOf(reservation), reservation.restaurantName].filter(Boolean).join(' · ')}</p>
      <div className={css.foot}>
        <span className={css.price}>{priceOf(reservation)}</span>
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={`${words.details} ${referenceOf(reservation)}`}
          onClick={() => onOpen(reservation)}
        >
          {words.details}
        </Button>
      </div>
    </article>
  )
}

/** A sample reservation for the empty list, without controls. */
function SampleReservationCard() {
  return (
    <article className={`${css.card} ${css.sample}`} aria-label={words.sampleLabel}>
      <div className={css.head}>
        <h2 className={css.title}>{words.sample}</h2>
      </div>
      <p className={`${css.when} ${css.large}`}>{words.sampleHours}</p>
      <p className={css.line}>{`${words.sampleCustomer} · ${peopleOf({ people: 4 })}`}</p>
      <p className={css.soft}>{words.wholeRestaurant}</p>
      <div className={css.foot}>
        <span className={css.price}>{words.samplePrice}</span>
      </div>
    </article>
  )
}

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
        <ul className={css.reservations} aria-label={words.list}>
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
