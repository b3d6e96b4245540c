import { type AgendaFilter, type BookingStatus, bookingStatuses } from '@potager/domain/booking'
import { bookingFieldLabels, bookingFormMessages, commonMessages, filterLabels } from '@potager/domain/messages'
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
