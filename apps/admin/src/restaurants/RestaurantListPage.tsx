import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { readableCode } from '@potager/domain/format'
import {
  consoleMessages,
  homeMessages,
  navigationMessages,
  backOfficeMessages as texts,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { addressLine, type Restaurant, restaurantFeatures } from '@potager/domain/restaurant'
import { FilterSearch, FilterSelect } from '@potager/ui/feedback'
import { DataTable } from 'ra-ui-materialui'
import { Link } from 'react-router-dom'
import { ListFilters } from '../lists/ListFilters.tsx'
import { ResourceList } from '../lists/ResourceList.tsx'
import { useListFilters } from '../lists/useListFilters.ts'
import { featuresOf, restaurantColumns } from './restaurantColumns.ts'

const { columns } = texts
const featureOptions = [
  { value: '', label: texts.anyFeature },
  ...restaurantFeatures.map((feature) => ({ value: feature, label: readableCode(feature) })),
]

// The detail is a public page of the other application: an ordinary link.
const name = (restaurant: Restaurant) => <MuiLink href={paths.restaurant(restaurant.id)}>{restaurant.name}</MuiLink>

const record = (restaurant: Restaurant) => (
  <MuiLink
    component={Link}
    to={paths.consoleRecord('restaurants', restaurant.id)}
    aria-label={consoleMessages.edit(restaurant.name)}
  >
    {consoleMessages.actions.edit}
  </MuiLink>
)

/** The restaurants that the person works for. */
export function RestaurantListPage() {
  return (
    <ResourceList<Restaurant>
      resource="restaurants"
      call="listMyRestaurants"
      title={navigationMessages.restaurants}
      count={texts.restaurantCount}
      perPage={25}
      sort={{ field: 'name', order: 'ASC' }}
      empty={texts.noRestaurant}
      filteredEmpty={texts.noResult}
      filters={<RestaurantFilters />}
      actions={
        <Button component={Link} to={paths.createRestaurant} size="small" variant="contained" startIcon={<Add />}>
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
    >
      <DataTable.Col<Restaurant> source="name" label={columns.name} render={name} />
      <DataTable.Col<Restaurant> source="address.city" label={columns.city} />
      <DataTable.Col<Restaurant>
        source="address.streetName"
        label={columns.address}
        render={({ address }) => addressLine(address)}
      />
      <DataTable.NumberCol<Restaurant> source="seats" label={columns.seats} />
      <DataTable.Col<Restaurant> source="features" label={columns.features} disableSort render={featuresOf} />
      <DataTable.Col<Restaurant> source="id" label={consoleMessages.actions.edit} disableSort render={record} />
      <DataTable.Col<Restaurant>
        source="rooms.length"
        label={columns.rooms}
        align="right"
        disableSort
        render={({ rooms }) => rooms.length}
      />
    </ResourceList>
  )
}

function RestaurantFilters() {
  const { valueOf, set } = useListFilters()
  return (
    <ListFilters>
      <FilterSearch label={texts.search} value={valueOf('q')} onChange={(value) => set('q', value)} />
      <FilterSelect
        label={columns.features}
        options={featureOptions}
        value={valueOf('features')}
        onChange={(value) => set('features', value)}
      />
    </ListFilters>
  )
}
