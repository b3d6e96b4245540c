import {
  DataTable,
  FunctionField,
  NumberField,
  ReferenceManyField,
  SearchInput,
  SelectInput,
  SimpleShowLayout,
  TextField,
} from '@potager/admin-kit'
import { readableCode } from '@potager/domain/format'
import { consoleMessages, restaurantFieldLabels as labels, backOfficeMessages as texts } from '@potager/domain/messages'
import { listMyRestaurants, type Restaurant, restaurantFeatures, updateRestaurant } from '@potager/domain/restaurant'
import { PhoneLink } from '@potager/ui/button'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { EditHere, Record } from '../console/Record.tsx'
import { useMayEdit } from '../pages/restaurant/useMayEdit.ts'
import { lazyDialog, lazyPart } from '../platform/lazy/lazyDialog.tsx'
import { supports } from '../platform/services.ts'
import { eventRequestRows, reservationRows } from './parts/bookingRows.tsx'
import {
  addressOf,
  featuresOf,
  hoursOf,
  lineOf,
  nameOf,
  pageOf,
  restaurantRows,
  roomsOf,
  seatsOf,
} from './parts/restaurant.tsx'
import { reviewRows } from './parts/review.tsx'

const Edit = lazyDialog(() => import('./parts/EditRestaurant.tsx').then((module) => module.EditRestaurant))
const Sections = lazyPart(async () => ({
  default: (await import('../pages/restaurant/RestaurantSections.tsx')).RestaurantSections,
}))

const options = { count: texts.restaurantCount }
const recordRepresentation = ({ name }: Restaurant) => name

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

/** The columns of the list, and of its export. */
export const columns = () => (
  <>
    <DataTable.Col source="name" label={labels.name} render={nameOf} />
    <DataTable.Col source="address.city" label={labels.city} exported={false} />
    <DataTable.Col source="address.streetName" label={labels.address} value={addressOf} render={lineOf} />
    <DataTable.Col source="seats" label={labels.seats} render={seatsOf} align="right" />
    <DataTable.Col source="printers" label={labels.printers} align="right" disableSort />
    <DataTable.Col source="features" label={labels.features} value={featuresOf} disableSort />
    <DataTable.Col source="rooms.length" label={labels.rooms} align="right" disableSort />
    {supports(updateRestaurant) && (
      <DataTable.Col source="id" label={consoleMessages.publicPage} render={pageOf} exported={false} disableSort />
    )}
  </>
)

/** The restaurants that the user works for. */
function RestaurantList() {
  return (
    <ConsoleList queryOptions={listMyRestaurants.freshness} filters={filters} create={texts.newRestaurant}>
      <DataTable rowClick={false} hiddenColumns={['printers']} phone={restaurantRows}>
        {columns()}
      </DataTable>
    </ConsoleList>
  )
}

/** A restaurant, edited in its page, with its exceptional hours, its menu and its team. */
function RestaurantShow() {
  return (
    <Record audited="restaurant" Edit={Edit} useMayEdit={useMayEdit}>
      <SimpleShowLayout>
        <FunctionField label={labels.address} render={addressOf} />
        <FunctionField label={labels.phone} render={({ phone }: Restaurant) => phone && <PhoneLink phone={phone} />} />
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
