import { formatPhone } from '@potager/domain/format'
import { backOfficeMessages as texts, weekdayLabels, consoleMessages as words } from '@potager/domain/messages'
import { addressLine, postalAddress, type Restaurant, toDayHours } from '@potager/domain/restaurant'
import { ExceptionsSection } from '../../restaurants/ExceptionsSection.tsx'
import { featuresOf } from '../../restaurants/restaurantColumns.ts'
import { useMayEdit } from '../../restaurants/useMayEdit.ts'
import type { Description } from '../description.ts'
import { recordPage } from '../RecordPage.tsx'
import { EditRestaurant } from './EditRestaurant.tsx'

const { columns } = texts

const hoursOf = ({ openingHours }: Restaurant) =>
  toDayHours(openingHours)
    .map(({ day, start, end }) => `${weekdayLabels[day]} ${start} – ${end}`)
    .join('\n')
const roomsOf = ({ rooms }: Restaurant) => rooms.map(({ name, capacity }) => `${name} (${capacity})`).join('\n')

const description: Description<Restaurant> = {
  name: 'restaurants',
  resource: 'restaurants',
  call: 'listMyRestaurants',
  audited: 'restaurant',
  count: texts.restaurantCount,
  perPage: 25,
  sort: { field: 'name', order: 'ASC' },
  columns: [],
  filters: [],
  summary: { secondary: ({ address }) => addressLine(address), end: ({ seats }) => seats },
  nameOf: ({ name }) => name,
  facts: (restaurant) => [
    [columns.address, postalAddress(restaurant.address)],
    [words.columns.contact, restaurant.phone && formatPhone(restaurant.phone)],
    [words.columns.description, restaurant.description],
    [columns.seats, restaurant.seats],
    [columns.printers, restaurant.printers],
    [columns.features, featuresOf(restaurant)],
    [columns.rooms, roomsOf(restaurant)],
    [words.columns.hoursOfWeek, hoursOf(restaurant)],
  ],
  actions: [],
  Edit: EditRestaurant,
  useMayEdit,
  More: ExceptionsSection,
}

export const RecordPage = recordPage(description)
