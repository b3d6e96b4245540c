import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { idParams, version, versionShape } from '../wire/wire.schema.ts'
import { weekdays } from './opening-hours.ts'
import {
  createRestaurant,
  getRestaurant,
  getRestaurantAvailability,
  listMyRestaurants,
  listRestaurants,
  updateRestaurant,
} from './restaurant.calls.ts'
import {
  address,
  description,
  features,
  phone,
  printers,
  restaurantName,
  roomName,
  roomSeats,
  seats,
  serviceHours,
} from './restaurant.schema.ts'

/** Hours leave the server as [hour, minute] arrays (SPEC §3). */
const clockArray = z.tuple([z.int().min(0).max(24), z.int().min(0).max(59)])
const openingHours = z.partialRecord(z.enum(weekdays), z.object({ start: clockArray, end: clockArray }))

const restaurant = z.object({
  id: z.uuid(),
  name: z.string(),
  numberPlace: z.int(),
  numberPrinter: z.int(),
  restaurantFeatures: z.array(z.string()),
  address: z.object({
    streetNumber: z.int(),
    streetName: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  availability: z.object({ openingHours }),
  meetingRooms: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      numberMettingPlace: z.int(),
      isReservable: z.boolean(),
      version: versionShape,
    }),
  ),
  phoneNumber: z.string().optional(),
  description: z.string().optional(),
  version: versionShape,
})

const availability = z.object({ openingHours: z.partialRecord(z.enum(weekdays), serviceHours) })

const createBody = z.object({
  name: restaurantName,
  numberPlace: seats,
  numberPrinter: printers,
  restaurantFeatures: features.default([]),
  address,
  availability: availability.default({ openingHours: {} }),
  meetingRooms: z
    .array(z.object({ name: roomName, numberMettingPlace: roomSeats, isReservable: z.boolean().default(true) }))
    .max(50)
    .default([]),
  phoneNumber: phone.optional(),
  description: description.optional(),
})

/** An edit says everything again: what it leaves out, the restaurant has no more. */
const updateBody = createBody
  .omit({ meetingRooms: true })
  .extend({ restaurantFeatures: features, availability, version })

export const restaurantEndpoints = {
  listRestaurants: endpoint(listRestaurants, { summary: 'Lister les restaurants', response: z.array(restaurant) }),
  getRestaurant: endpoint(getRestaurant, {
    summary: 'Lire un restaurant',
    params: idParams,
    response: restaurant,
    errors: [404],
  }),
  getRestaurantAvailability: endpoint(getRestaurantAvailability, {
    summary: 'Lire les horaires d’un restaurant',
    params: idParams,
    response: z.object({ openingHours }),
    errors: [404],
  }),
  listMyRestaurants: endpoint(listMyRestaurants, {
    summary: 'Lister les restaurants pour lesquels on peut commander',
    response: z.array(restaurant),
  }),
  createRestaurant: endpoint(createRestaurant, {
    summary: 'Créer un restaurant',
    body: createBody,
    status: 201,
    response: restaurant,
    errors: [409, 422],
  }),
  updateRestaurant: endpoint(updateRestaurant, {
    summary: 'Modifier un restaurant',
    params: idParams,
    body: updateBody,
    response: restaurant,
    errors: [404, 409],
  }),
}
