import {
  DataTable,
  FunctionField,
  List,
  NumberField,
  ReferenceManyField,
  SearchInput,
  SelectInput,
  SimpleShowLayout,
  TextField,
} from '@potager/admin-kit'
import { listStarts } from '@potager/admin-kit/query'
import { formatCount, formatPhone, readableCode } from '@potager/domain/format'
import {
  consoleMessages,
  formatMessages,
  formatServices,
  homeMessages,
  restaurantFieldLabels as labels,
  backOfficeMessages as texts,
  weekdayLabels,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  addressLine,
  listMyRestaurants,
  postalAddress,
  type Restaurant,
  restaurantFeatures,
  servicesIn,
  toDayHours,
  updateRestaurant,
} from '@potager/domain/restaurant'
import { TextLink } from '@potager/ui/button'
import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { lazyDialog } from '../app/lazyDialog.tsx'
import { fetchAgain } from '../app/missedStyles.ts'
import { EmptyList, ListActions } from '../console/ListActions.tsx'
import { EditHere, Record } from '../console/Record.tsx'
import { useMayEdit } from '../restaurants/useMayEdit.ts'
import { supports } from '../services.ts'
import { eventRequestRows } from './parts/event-request.tsx'
import { reservationRows } from './parts/reservation.tsx'
import { reviewRows } from './parts/review.tsx'

const Edit = lazyDialog(() => import('./parts/EditRestaurant.tsx').then((module) => module.EditRestaurant))
const Sections = lazy(() =>
  fetchAgain(async () => ({ default: (await import('../restaurants/RestaurantSections.tsx')).RestaurantSections })),
)

const options = { count: texts.restaurantCount }
const recordRepresentation = ({ name }: Restaurant) => name

const featuresOf = ({ features }: Restaurant) => features.map(readableCode).join(', ')
const addressOf = ({ address }: Restaurant) => postalAddress(address)
const hoursOf = ({ openingHours }: Restaurant) =>
  toDayHours(openingHours)
    .map(({ day, ...services }) => `${weekdayLabels[day]} ${formatServices(servicesIn(services))}`)
    .join('\n')
const roomsOf = ({ rooms }: Restaurant) =>
  rooms.map(({ name, capacity }) => `${name} (${capacity ?? formatMessages.unsaid})`).join('\n')

/** The name leads to the record, as in every list; where a restaurant cannot be edited, to its public page. */
const nameOf = ({ id, name }: Restaurant) =>
  supports(updateRestaurant) ? (
    <TextLink component={Link} to={paths.consoleRecord('restaurants', id)}>
      {name}
    </TextLink>
  ) : (
    <TextLink href={paths.restaurant(id)}>{name}</TextLink>
  )
// The public page is one of the other application: a plain link.
const pageOf = ({ id, name }: Restaurant) => (
  <TextLink href={paths.restaurant(id)} aria-label={consoleMessages.publicPageOf(name)}>
    {consoleMessages.publicPage}
  </TextLink>
)

const filters = (
  <>
    <SearchInput />
    <SelectInput
      source="features"
      label={labels.features}
      choices={restaurantFeatures.map((id) => ({ id, name: readableCode(id) }))}
      emptyText={texts.anyFeature}
    />
  </>
)

const onPhone = {
  rowClick: false as const,
  primaryText: nameOf,
  secondaryText: ({ address }: Restaurant) => addressLine(address),
  tertiaryText: (restaurant: Restaurant) => (
    <>
      {homeMessages.places(restaurant.seats)}
      {supports(updateRestaurant) && pageOf(restaurant)}
    </>
  ),
}

/** The columns of the list, and of its export. */
export const columns = () => (
  <>
    <DataTable.Col source="name" label={labels.name} render={nameOf} />
    <DataTable.Col source="address.city" label={labels.city} exported={false} />
    <DataTable.Col<Restaurant>
      source="address.streetName"
      label={labels.address}
      value={addressOf}
      render={({ address }) => addressLine(address)}
    />
    <DataTable.Col<Restaurant>
      source="seats"
      label={labels.seats}
      value={({ seats }) => seats}
      render={({ seats }) => (seats === null ? formatMessages.unsaid : formatCount(seats))}
      align="right"
    />
    <DataTable.Col<Restaurant>
      source="printers"
      label={labels.printers}
      value={({ printers }) => printers}
      align="right"
      disableSort
    />
    <DataTable.Col source="features" label={labels.features} value={featuresOf} disableSort />
    <DataTable.Col<Restaurant>
      source="rooms.length"
      label={labels.rooms}
      value={({ rooms }) => rooms.length}
      align="right"
      disableSort
    />
    {supports(updateRestaurant) && (
      <DataTable.Col source="id" label={consoleMessages.publicPage} render={pageOf} exported={false} disableSort />
    )}
  </>
)

/** The restaurants that the user works for. */
function RestaurantList() {
  return (
    <List
      {...listStarts.restaurants}
      queryOptions={listMyRestaurants.freshness}
      filters={filters}
      actions={<ListActions create={texts.newRestaurant} />}
      empty={<EmptyList create={texts.newRestaurant} />}
    >
      <DataTable rowClick={false} hiddenColumns={['printers']} phone={onPhone}>
        {columns()}
      </DataTable>
    </List>
  )
}

/** A restaurant, edited in its page, with its exceptional hours, its menu and its team. */
function RestaurantShow() {
  return (
    <Record audited="restaurant" Edit={Edit} useMayEdit={useMayEdit}>
      <SimpleShowLayout>
        <FunctionField label={labels.address} render={addressOf} />
        <FunctionField label={labels.phone} render={({ phone }: Restaurant) => phone && formatPhone(phone)} />
        <TextField source="description" label={labels.description} />
        <NumberField source="seats" label={labels.seats} />
        <NumberField source="printers" label={labels.printers} />
        <FunctionField label={labels.features} render={featuresOf} />
        <FunctionField label={labels.rooms} render={roomsOf} />
        <FunctionField label={labels.hours} render={hoursOf} />
      </SimpleShowLayout>
      <EditHere />
      <FunctionField render={(row: Restaurant) => <Sections row={row} />} />
      <ReferenceManyField {...reservationRows} reference="reservations" target="restaurantId" />
      <ReferenceManyField {...eventRequestRows} reference="event-requests" target="restaurantId" />
      <ReferenceManyField {...reviewRows} reference="reviews" target="resourceId" />
    </Record>
  )
}

export const resource = { list: RestaurantList, show: RestaurantShow, recordRepresentation, options }
