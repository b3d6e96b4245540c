import { formatPhone } from '@potager/domain/format'
import { createMeetingRoom, updateMeetingRoom } from '@potager/domain/meeting-room'
import { restaurantFieldLabels, backOfficeMessages as texts, weekdayLabels } from '@potager/domain/messages'
import {
  addressLine,
  listMyRestaurants,
  postalAddress,
  type Restaurant,
  toDayHours,
  updateRestaurant,
} from '@potager/domain/restaurant'
import { ExceptionsSection } from '../../restaurants/ExceptionsSection.tsx'
import { featuresOf } from '../../restaurants/restaurantColumns.ts'
import { useMayEdit } from '../../restaurants/useMayEdit.ts'
import { supports } from '../../services.ts'
import type { Description } from '../description.ts'
import { recordPage } from '../RecordPage.tsx'
import { EditRestaurant } from './EditRestaurant.tsx'

const hoursOf = ({ openingHours }: Restaurant) =>
  toDayHours(openingHours)
    .map(({ day, start, end }) => `${weekdayLabels[day]} ${start} – ${end}`)
    .join('\n')
const roomsOf = ({ rooms }: Restaurant) => rooms.map(({ name, capacity }) => `${name} (${capacity})`).join('\n')

const description: Description<Restaurant> = {
  name: 'restaurants',
  call: listMyRestaurants,
  audited: 'restaurant',
  count: texts.restaurantCount,
  perPage: 25,
  sort: { field: 'name', order: 'ASC' },
  columns: [],
  filters: [],
  summary: { secondary: ({ address }) => addressLine(address), end: ({ seats }) => seats },
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
  // The form holds the rooms too.
  ...([updateRestaurant, createMeetingRoom, updateMeetingRoom].every((call) => supports(call)) && {
    Edit: EditRestaurant,
  }),
  useMayEdit,
  More: ExceptionsSection,
}

export const RecordPage = recordPage(description)
