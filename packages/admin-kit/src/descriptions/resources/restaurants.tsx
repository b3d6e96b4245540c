import { formatCount, formatPhone, readableCode } from '@potager/domain/format'
import {
  consoleMessages,
  emptyListMessages,
  formatMessages,
  formatServices,
  homeMessages,
  restaurantFieldLabels,
  backOfficeMessages as texts,
  weekdayLabels,
} from '@potager/domain/messages'
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
import { useBasename } from 'react-admin'
import { Link } from 'react-router-dom'
import { listStarts } from '../../query/list-starts.ts'
import type { Description } from '../description.ts'

const featuresOf = ({ features }: Restaurant) => features.map(readableCode).join(', ')
const hoursOf = ({ openingHours }: Restaurant) =>
  toDayHours(openingHours)
    .map(({ day, ...services }) => `${weekdayLabels[day]} ${formatServices(servicesIn(services))}`)
    .join('\n')
const roomsOf = ({ rooms }: Restaurant) =>
  rooms.map(({ name, capacity }) => `${name} (${capacity ?? formatMessages.unsaid})`).join('\n')

function RecordLink({ restaurant: { id, name } }: { restaurant: Restaurant }) {
  const basename = useBasename()
  return (
    <TextLink
      component={Link}
      to={`${basename}/restaurants/${encodeURIComponent(id)}`}
      aria-label={consoleMessages.edit(name)}
    >
      {consoleMessages.actions.edit}
    </TextLink>
  )
}

const record = (restaurant: Restaurant) => <RecordLink restaurant={restaurant} />

/** The restaurants that the user works for. */
export const description: Description<Restaurant> = {
  name: 'restaurants',
  call: listMyRestaurants,
  audited: 'restaurant',
  count: texts.restaurantCount,
  empty: emptyListMessages.restaurants,
  ...listStarts.restaurants,
  words: { create: texts.newRestaurant },
  columns: [
    { source: 'name', label: restaurantFieldLabels.name, cell: ({ name }) => name, sortable: true },
    {
      source: 'address.city',
      label: restaurantFieldLabels.city,
      render: ({ address }) => address.city,
      sortable: true,
    },
    {
      source: 'address.streetName',
      label: restaurantFieldLabels.address,
      cell: ({ address }) => postalAddress(address),
      render: ({ address }) => addressLine(address),
      sortable: true,
    },
    {
      source: 'seats',
      label: restaurantFieldLabels.seats,
      cell: ({ seats }) => seats,
      render: ({ seats }) => (seats === null ? formatMessages.unsaid : formatCount(seats)),
      sortable: true,
      align: 'right',
    },
    {
      source: 'printers',
      label: restaurantFieldLabels.printers,
      cell: ({ printers }) => printers,
      align: 'right',
      hidden: true,
    },
    { source: 'features', label: restaurantFieldLabels.features, cell: featuresOf },
    { source: 'rooms.length', label: restaurantFieldLabels.rooms, cell: ({ rooms }) => rooms.length, align: 'right' },
    { source: 'id', label: consoleMessages.actions.edit, render: record, needs: updateRestaurant },
  ],
  filters: [
    { kind: 'text', source: 'q', label: texts.search },
    {
      kind: 'choice',
      source: 'features',
      label: restaurantFieldLabels.features,
      options: [
        { value: '', label: texts.anyFeature },
        ...restaurantFeatures.map((value) => ({ value, label: readableCode(value) })),
      ],
    },
  ],
  summary: {
    secondary: ({ address }) => addressLine(address),
    end: (restaurant) => (
      <>
        {homeMessages.places(restaurant.seats)}
        {record(restaurant)}
      </>
    ),
  },
  nameOf: ({ name }) => name,
  facts: (restaurant) => [
    [restaurantFieldLabels.address, postalAddress(restaurant.address)],
    [restaurantFieldLabels.phone, restaurant.phone && formatPhone(restaurant.phone)],
    [restaurantFieldLabels.description, restaurant.description],
    [restaurantFieldLabels.seats, restaurant.seats],
    [restaurantFieldLabels.printers, restaurant.printers],
    [restaurantFieldLabels.features, featuresOf(restaurant)],
    [restaurantFieldLabels.rooms, roomsOf(restaurant)],
    [restaurantFieldLabels.hours, hoursOf(restaurant)],
  ],
  actions: [],
  related: [
    { name: 'reservations', target: 'restaurantId' },
    { name: 'event-requests', target: 'restaurantId' },
    { name: 'reviews', target: 'resourceId' },
  ],
}
