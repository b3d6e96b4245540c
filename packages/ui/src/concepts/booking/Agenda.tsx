import { type Agenda, type AgendaFilter, type BookingStatus, bookingStatuses } from '@potager/domain/booking'
import { formatCount } from '@potager/domain/format'
import {
  bookingFieldLabels,
  bookingFormMessages,
  bookingWords,
  commonMessages,
  filterLabels,
} from '@potager/domain/messages'
import { type ReactNode, useId } from 'react'
import { FilterBar, FilterDate, FilterSelect } from '../../components/list/index.ts'
import { hasChoice, RestaurantSelect, type RestaurantsRead } from '../restaurant/RestaurantSelect.tsx'
import css from './agenda.module.css'

/** What the screens of managed reservations and event requests are asked for. */
export type AgendaChoice = {
  restaurants: RestaurantsRead
  /** Id of the chosen restaurant, '' for all of them where they are listed together, else for none. */
  restaurantId: string
  /** Whether the backend lists the bookings of all restaurants together. */
  together: boolean
  filter: AgendaFilter
  onRestaurant: (restaurantId: string) => void
  onFilter: (filter: AgendaFilter) => void
}

export type AgendaToolsProps = AgendaChoice & {
  /** Names the filters. */
  label: string
  statusLabels: Readonly<Record<BookingStatus, string>>
}

/** The chosen restaurant, on paper: the fields are not printed. */
export function PrintedRestaurant({ restaurants, restaurantId }: Pick<AgendaChoice, 'restaurants' | 'restaurantId'>) {
  const chosen = restaurants.items?.find(({ id }) => id === restaurantId)
  return chosen ? <p className={css.house}>{chosen.name}</p> : null
}

/** The choice of a restaurant, or all of them, and the filters by status and day. */
export function AgendaTools({ label, statusLabels, filter, onFilter, ...choice }: AgendaToolsProps) {
  const change = (name: keyof AgendaFilter) => (value: string) => {
    const { [name]: _, ...others } = filter
    onFilter(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <>
      <PrintedRestaurant {...choice} />
      <FilterBar
        label={label}
        resetLabel={commonMessages.reset}
        onReset={Object.keys(filter).length > 0 ? () => onFilter({}) : undefined}
      >
        <RestaurantFilter {...choice} />
        <FilterSelect
          label={bookingFieldLabels.status}
          options={[
            { value: '', label: filterLabels.anyStatus },
            ...bookingStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
          ]}
          value={filter.status ?? ''}
          onChange={change('status')}
        />
        <FilterDate label={filterLabels.day} value={filter.day ?? ''} onChange={change('day')} />
      </FilterBar>
    </>
  )
}

type RestaurantFilterProps = Pick<AgendaChoice, 'restaurants' | 'restaurantId' | 'together' | 'onRestaurant'>

function RestaurantFilter({ restaurants, restaurantId, together, onRestaurant }: RestaurantFilterProps) {
  // Says why there is nothing to choose.
  if (!hasChoice(restaurants))
    return <RestaurantSelect restaurants={restaurants} value={restaurantId} onChange={onRestaurant} />
  const choose = restaurants.items ? bookingFormMessages.chooseRestaurant : commonMessages.loading
  return (
    <FilterSelect
      label={bookingFieldLabels.restaurant}
      options={[
        { value: '', label: together ? filterLabels.ownRestaurants : choose },
        ...(restaurants.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={restaurantId}
      onChange={onRestaurant}
    />
  )
}

/** A column heading: numbers are right-aligned, the heading of the actions is for screen readers only. */
type Column = string | { numbers: string } | { actions: string }

function Title({ column }: { column: Column }) {
  if (typeof column === 'string') return <th scope="col">{column}</th>
  if ('numbers' in column)
    return (
      <th scope="col" className={css.number}>
        {column.numbers}
      </th>
    )
  return (
    <th scope="col">
      <span className="visually-hidden">{column.actions}</span>
    </th>
  )
}

type BookingTableProps = {
  caption: string
  columns: readonly Column[]
  children: ReactNode
}

/** A table of bookings with an editable status; in a narrow container each row becomes a card. */
export function BookingTable({ caption, columns, children }: BookingTableProps) {
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Title key={JSON.stringify(column)} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

type AgendaPartsProps<Booking> = {
  agenda: Agenda<Booking>
  /** Those of the page, in the order of the agenda. */
  shown: readonly Booking[]
  /** Names each part's table. */
  captions: { coming: string; past: string }
  children: (bookings: readonly Booking[], caption: string) => ReactNode
}

/** « À venir » and « Passées », each with its count in all; a page without any of one has no heading for it. */
export function AgendaParts<Booking>({ agenda, shown, captions, children }: AgendaPartsProps<Booking>) {
  const coming = new Set(agenda.coming)
  const parts = [
    { name: 'coming', bookings: shown.filter((booking) => coming.has(booking)) },
    { name: 'past', bookings: shown.filter((booking) => !coming.has(booking)) },
  ] as const
  return parts
    .filter(({ bookings }) => bookings.length > 0)
    .map(({ name, bookings }) => (
      <Part key={name} title={bookingWords[name]} count={agenda[name].length}>
        {children(bookings, captions[name])}
      </Part>
    ))
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={css.part} aria-labelledby={heading}>
      <h2 id={heading}>
        {title} <span>{formatCount(count)}</span>
      </h2>
      {children}
    </section>
  )
}
