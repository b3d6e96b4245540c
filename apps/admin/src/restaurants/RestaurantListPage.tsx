import { formatCount, readableCode } from '@potager/domain/format'
import {
  consoleMessages,
  homeMessages,
  navigationMessages,
  restaurantFieldLabels,
  backOfficeMessages as texts,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { addressLine, listMyRestaurants, type Restaurant, restaurantFeatures } from '@potager/domain/restaurant'
import { Button, TextLink } from '@potager/ui/button'
import { FilterSearch, FilterSelect } from '@potager/ui/feedback'
import { Icon } from '@potager/ui/icon'
import { Link } from 'react-router-dom'
import { ListFilters } from '../lists/ListFilters.tsx'
import type { ListColumn } from '../lists/ListTable.tsx'
import { ResourceList } from '../lists/ResourceList.tsx'
import { useListFilters } from '../lists/useListFilters.ts'
import { featuresOf, restaurantColumns } from './restaurantColumns.ts'

const featureOptions = [
  { value: '', label: texts.anyFeature },
  ...restaurantFeatures.map((feature) => ({ value: feature, label: readableCode(feature) })),
]

// The detail is a public page of the other application: a plain link.
const name = (restaurant: Restaurant) => <TextLink href={paths.restaurant(restaurant.id)}>{restaurant.name}</TextLink>

const record = (restaurant: Restaurant) => (
  <TextLink
    component={Link}
    to={paths.consoleRecord('restaurants', restaurant.id)}
    aria-label={consoleMessages.edit(restaurant.name)}
  >
    {consoleMessages.actions.edit}
  </TextLink>
)

const listed: readonly ListColumn<Restaurant>[] = [
  { source: 'name', label: restaurantFieldLabels.name, render: name, sortable: true },
  { source: 'address.city', label: restaurantFieldLabels.city, render: ({ address }) => address.city, sortable: true },
  {
    source: 'address.streetName',
    label: restaurantFieldLabels.address,
    render: ({ address }) => addressLine(address),
    sortable: true,
  },
  {
    source: 'seats',
    label: restaurantFieldLabels.seats,
    render: ({ seats }) => formatCount(seats),
    sortable: true,
    align: 'right',
  },
  { source: 'features', label: restaurantFieldLabels.features, render: featuresOf },
  { source: 'rooms.length', label: restaurantFieldLabels.rooms, render: ({ rooms }) => rooms.length, align: 'right' },
  { source: 'id', label: consoleMessages.actions.edit, render: record },
]

/** The restaurants that the user works for. */
export function RestaurantListPage() {
  return (
    <ResourceList<Restaurant>
      call={listMyRestaurants}
      title={navigationMessages.restaurants}
      count={texts.restaurantCount}
      perPage={25}
      sort={{ field: 'name', order: 'ASC' }}
      empty={texts.noRestaurant}
      filteredEmpty={texts.noResult}
      filters={<RestaurantFilters />}
      actions={
        <Button
          component={Link}
          to={paths.createRestaurant}
          size="small"
          variant="contained"
          startIcon={<Icon name="add" />}
        >
          {texts.newRestaurant}
        </Button>
      }
      csv={{ name: 'restaurants', columns: restaurantColumns }}
      summary={{
        primary: name,
        secondary: ({ address }) => addressLine(address),
        end: (restaurant) => (
          <>
            {homeMessages.places(restaurant.seats)}
            {record(restaurant)}
          </>
        ),
      }}
      columns={listed}
    />
  )
}

function RestaurantFilters() {
  const { valueOf, set } = useListFilters()
  return (
    <ListFilters>
      <FilterSearch label={texts.search} value={valueOf('q')} onChange={(value) => set('q', value)} />
      <FilterSelect
        label={restaurantFieldLabels.features}
        options={featureOptions}
        value={valueOf('features')}
        onChange={(value) => set('features', value)}
      />
    </ListFilters>
  )
}
